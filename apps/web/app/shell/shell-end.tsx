import type { AppData } from '../kit/app-data/use-app-data.ts'
import { ContactWidget } from './contact-widget.tsx'
import { Footer } from './footer.tsx'
import type { RouteFlags } from './route-flags.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

type ShellEndProps = { app: AppData | undefined } & Omit<RouteFlags, 'header'>

export default function ShellEnd({ app, footer, details, contact }: ShellEndProps) {
  return (
    <>
      <ScrollToTop />
      {app && footer && <Footer app={app} details={details} />}
      {app && contact && <ContactWidget channels={app.support_channels} />}
    </>
  )
}
