import { checkout_title } from '@prostuti/text/messages'
import { CourseCheckoutPage } from '../features/checkout/course-checkout-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/my-checkout.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ matches, title: checkout_title(), index: false })

/** `checkout` before the first payment, `payment-option` for a later one; which of the two it is, the order says. */
export function clientLoader({ pattern }: Route.ClientLoaderArgs) {
  return { further: pattern.endsWith('/payment-option') }
}

export default function MyCheckout({ params: { id }, loaderData: { further } }: Route.ComponentProps) {
  return <CourseCheckoutPage key={id} enrolmentId={id} further={further} />
}
