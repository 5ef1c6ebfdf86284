import * as m from '@prostuti/text/messages'
import { PaymentPage } from '../../../features/payments/payment-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.payment_title

export default function MyPaymentDone({ params: { id, coursePaymentId } }: MyPageProps<'id' | 'coursePaymentId'>) {
  return <PaymentPage key={coursePaymentId} enrolmentId={id} paymentId={coursePaymentId} />
}
