import { payment_invoice_title } from '@prostuti/text/messages'
import { InvoicePage } from '../features/payments/invoice-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/my-invoice.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: payment_invoice_title(), index: false })

export default function MyInvoice({ params: { id } }: Route.ComponentProps) {
  return <InvoicePage enrolmentId={id} />
}
