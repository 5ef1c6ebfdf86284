import type { Order } from './checkout-api.ts'

/** Where the ways out of a checkout lead, by what is paid for. */
export type Place = {
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

export const coursePlace = ({ enrolment_id, batch_id }: Pick<Order, 'enrolment_id' | 'batch_id'>): Place => ({
  kind: 'course',
  home: `/my/courses/${enrolment_id}`,
  others: '/batches',
  otherSeats: batch_id === null ? '/batches' : `/batch-details/${batch_id}/enroll`,
  payment: (paymentId) => `/my/courses/${enrolment_id}/payment/${paymentId}/done`,
  receipt: `/my/courses/${enrolment_id}/invoice`,
})

/** Without an order as long as none was opened. */
export const eventPlace = (eventId: number | string, orderId?: number): Place => ({
  kind: 'event',
  home: `/${eventId}/event`,
  others: '/events',
  otherSeats: '/events',
  payment: (paymentId) => `/my/event/${eventId}/checkout?payment=${paymentId}&order=${orderId}`,
  receipt: orderId === undefined ? undefined : `/my/courses/event/invoice?order=${orderId}`,
})

export const subscriptionPlace = (offerId: number | string, orderId?: number): Place => ({
  kind: 'subscription',
  home: `/my/subscription/${offerId}/list`,
  others: `/my/subscription/${offerId}/add`,
  otherSeats: `/my/subscription/${offerId}/add`,
  payment: (paymentId) => `/my/subscription/${offerId}/checkout?payment=${paymentId}&order=${orderId}`,
  receipt: orderId === undefined ? undefined : `/my/courses/subscription/invoice?order=${orderId}`,
})
