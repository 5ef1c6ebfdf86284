import type { Order } from './payment-queries.ts'

type Place = Pick<Order, 'id' | 'kind' | 'enrolment_id' | 'event_id' | 'offer_id' | 'state'>

/** Where the next payment of an order begins: everything is still to be chosen, or only how to pay a further part. */
export function checkoutAddress(order: Place): string {
  if (order.kind === 'subscription') return `/my/subscription/${order.offer_id}/checkout?order=${order.id}`
  if (order.kind === 'event') return `/my/event/${order.event_id}/checkout`
  return `/my/courses/${order.enrolment_id}/${order.state === 'booked' ? 'payment-option' : 'checkout'}`
}

export function paymentAddress(order: Place, paymentId: number): string {
  if (order.kind === 'subscription') return `${checkoutAddress(order)}&payment=${paymentId}`
  if (order.kind === 'event') return `/my/event/${order.event_id}/checkout?payment=${paymentId}&order=${order.id}`
  return `/my/courses/${order.enrolment_id}/payment/${paymentId}/done`
}

/** A receipt of something that is no course is found by its order. */
export const invoiceAddress = (order: Place, paymentId: number): string =>
  order.kind === 'enrolment'
    ? `/my/courses/${order.enrolment_id}/invoice?payment=${paymentId}`
    : `/my/courses/${order.kind}/invoice?order=${order.id}&payment=${paymentId}`

/** What was bought. */
export function thingAddress(order: Place): string {
  if (order.kind === 'subscription') return `/my/subscription/${order.offer_id}/list`
  return order.kind === 'event' ? `/${order.event_id}/event` : `/my/courses/${order.enrolment_id}`
}
