import * as m from '@prostuti/text/messages'
import { InvoicePage } from '../../../features/payments/invoice-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.payment_invoice_title

export default function MyInvoice({ params: { id } }: MyPageProps<'id'>) {
  return <InvoicePage enrolmentId={id} />
}
