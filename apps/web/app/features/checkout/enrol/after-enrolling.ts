import type { QueryClient } from '@tanstack/react-query'
import { addressOf } from '../../../kit/address/address-of.ts'
import { type Checkout, courseOrderQuery } from '../../../kit/checkout/checkout-api.ts'
import { refreshEnrolments } from '../../../kit/course/refresh-enrolments.ts'

/** What the browser knew of the doctor's courses is out of date; says where to go on: without a fee there is nothing to check out. */
export function afterEnrolling(client: QueryClient, checkout: Checkout): string {
  const { enrolment_id, state } = checkout.order
  client.setQueryData(courseOrderQuery(enrolment_id ?? 0).queryKey, checkout)
  refreshEnrolments(client)
  return state === 'paid'
    ? addressOf('/my/courses/:id', { id: enrolment_id })
    : addressOf('/my/courses/:id/checkout', { id: enrolment_id })
}
