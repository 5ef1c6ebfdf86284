import type { AppData } from '../kit/app-data/use-app-data.ts'
import { ContactWidget } from './contact-widget.tsx'
import { Footer } from './footer.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

type ShellEndProps = { app: AppData | undefined; footer: boolean; details: boolean }

export default function ShellEnd({ app, footer, details }: ShellEndProps) {
  return (
    <>
      <ScrollToTop />
      {app && footer && <Footer app={app} details={details} />}
      {/* Exams and the doctor's own area keep the corner free: what hides the footer's details hides the widget. */}
      {app && details && <ContactWidget channels={app.support_channels} />}
    </>
  )
}
