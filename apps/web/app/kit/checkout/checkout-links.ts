import { addressOf } from '../address/address-of.ts'
import type { Order } from './checkout-api.ts'

/** Where the ways out of a checkout lead, by what is paid for. */
export type CheckoutLinks = {
  kind: 'course' | 'event' | 'subscription'
  /** The thing itself. */
  home: string
  /** Others of its kind, when this one is not to be had. */
  others: string
  /** Others of its kind, when no seat is left in this one. */
  otherSeats: string
  payment: (paymentId: number) => string
  receipt: string | undefined
}

export const courseLinks = ({ enrolment_id, batch_id }: Pick<Order, 'enrolment_id' | 'batch_id'>): CheckoutLinks => ({
  kind: 'course',
  home: addressOf('/my/courses/:id', { id: enrolment_id }),
  others: addressOf('/batches'),
  otherSeats: batch_id === null ? addressOf('/batches') : addressOf('/batch-details/:batch_id/enroll', { batch_id }),
  payment: (paymentId) =>
    addressOf('/my/courses/:id/payment/:coursePaymentId/done', { id: enrolment_id, coursePaymentId: paymentId }),
  receipt: addressOf('/my/courses/:id/invoice', { id: enrolment_id }),
})

/** Without an order as long as none was opened. */
export const eventLinks = (eventId: number | string, orderId?: number): CheckoutLinks => ({
  kind: 'event',
  home: addressOf('/my/events/:id', { id: eventId }),
  others: addressOf('/events'),
  otherSeats: addressOf('/events'),
  payment: (paymentId) =>
    `${addressOf('/my/event/:id/checkout', { id: eventId })}?payment=${paymentId}&order=${orderId}`,
  receipt:
    orderId === undefined ? undefined : `${addressOf('/my/courses/:id/invoice', { id: 'event' })}?order=${orderId}`,
})

export const subscriptionLinks = (offerId: number | string, orderId?: number): CheckoutLinks => ({
  kind: 'subscription',
  home: addressOf('/my/subscription/:id/list', { id: offerId }),
  others: addressOf('/my/subscription/:id/add', { id: offerId }),
  otherSeats: addressOf('/my/subscription/:id/add', { id: offerId }),
  payment: (paymentId) =>
    `${addressOf('/my/subscription/:id/checkout', { id: offerId })}?payment=${paymentId}&order=${orderId}`,
  receipt:
    orderId === undefined
      ? undefined
      : `${addressOf('/my/courses/:id/invoice', { id: 'subscription' })}?order=${orderId}`,
})
