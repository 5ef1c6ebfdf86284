import { useAppData } from '../kit/app-data/use-app-data.ts'
import { ContactWidget } from './contact-widget.tsx'
import { Footer } from './footer.tsx'
import type { RouteFlags } from './route-flags.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

export default function ShellEnd({ footer, details, contact }: Omit<RouteFlags, 'header'>) {
  const app = useAppData()
  return (
    <>
      <ScrollToTop />
      {app && footer && <Footer app={app} details={details} />}
      {app && contact && <ContactWidget channels={app.support_channels} />}
    </>
  )
}
