import * as m from '@prostuti/text/messages'
import { CourseCheckoutPage } from '../../../features/checkout/course-checkout-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.checkout_title

/** `checkout` before the first payment, `payment-option` for a later one; which of the two it is, the order says. */
export default function MyCheckout({ params: { id }, pattern }: MyPageProps<'id'>) {
  return <CourseCheckoutPage key={id} enrolmentId={id} further={pattern.endsWith('/payment-option')} />
}
