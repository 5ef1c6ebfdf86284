import type { Order } from './payment-queries.ts'

type Place = Pick<Order, 'id' | 'enrolment_id' | 'event_id' | 'state'>

/** Where the next payment of an order begins: everything is still to be chosen, or only how to pay a further part. */
export function checkoutAddress(order: Place): string {
  if (order.enrolment_id === null) return `/my/event/${order.event_id}/checkout`
  return `/my/courses/${order.enrolment_id}/${order.state === 'booked' ? 'payment-option' : 'checkout'}`
}

export const paymentAddress = (order: Place, paymentId: number): string =>
  order.enrolment_id === null
    ? `/my/event/${order.event_id}/checkout?payment=${paymentId}&order=${order.id}`
    : `/my/courses/${order.enrolment_id}/payment/${paymentId}/done`

/** A receipt of something that is no course is found by its order. */
export const invoiceAddress = (order: Place, paymentId: number): string =>
  order.enrolment_id === null
    ? `/my/courses/event/invoice?order=${order.id}&payment=${paymentId}`
    : `/my/courses/${order.enrolment_id}/invoice?payment=${paymentId}`

/** What was bought. */
export const thingAddress = (order: Place): string =>
  order.enrolment_id === null ? `/${order.event_id}/event` : `/my/courses/${order.enrolment_id}`
