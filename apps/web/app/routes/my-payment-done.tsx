import { payment_title } from '@prostuti/text/messages'
import { PaymentPage } from '../features/payments/payment-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/my-payment-done.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ matches, title: payment_title(), index: false })

export default function MyPaymentDone({ params: { id, coursePaymentId } }: Route.ComponentProps) {
  return <PaymentPage key={coursePaymentId} enrolmentId={id} paymentId={coursePaymentId} />
}
