import { addressOf } from '../address/address-of.ts'
import type { Order } from './payment-queries.ts'

type AddressedOrder = Pick<Order, 'id' | 'kind' | 'enrolment_id' | 'event_id' | 'offer_id' | 'state'>

/** Where the next payment of an order begins: everything is still to be chosen, or only how to pay a further part. */
export function checkoutAddress(order: AddressedOrder): string {
  if (order.kind === 'subscription')
    return `${addressOf('/my/subscription/:id/checkout', { id: order.offer_id })}?order=${order.id}`
  if (order.kind === 'event') return addressOf('/my/event/:id/checkout', { id: order.event_id })
  return order.state === 'booked'
    ? addressOf('/my/courses/:id/payment-option', { id: order.enrolment_id })
    : addressOf('/my/courses/:id/checkout', { id: order.enrolment_id })
}

export function paymentAddress(order: AddressedOrder, paymentId: number): string {
  if (order.kind === 'subscription') return `${checkoutAddress(order)}&payment=${paymentId}`
  if (order.kind === 'event')
    return `${addressOf('/my/event/:id/checkout', { id: order.event_id })}?payment=${paymentId}&order=${order.id}`
  return addressOf('/my/courses/:id/payment/:coursePaymentId/done', {
    id: order.enrolment_id,
    coursePaymentId: paymentId,
  })
}

/** A receipt of something that is no course is found by its order. */
export const invoiceAddress = (order: AddressedOrder, paymentId: number): string =>
  order.kind === 'enrolment'
    ? `${addressOf('/my/courses/:id/invoice', { id: order.enrolment_id })}?payment=${paymentId}`
    : `${addressOf('/my/courses/:id/invoice', { id: order.kind })}?order=${order.id}&payment=${paymentId}`

/** What was bought. */
export function purchaseAddress(order: AddressedOrder): string {
  if (order.kind === 'subscription') return addressOf('/my/subscription/:id/list', { id: order.offer_id })
  return order.kind === 'event'
    ? addressOf('/my/events/:id', { id: order.event_id })
    : addressOf('/my/courses/:id', { id: order.enrolment_id })
}
