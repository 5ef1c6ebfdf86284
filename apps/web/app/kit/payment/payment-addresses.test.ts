import { expect, it } from 'vitest'
import { checkoutAddress, invoiceAddress, paymentAddress, purchaseAddress } from './payment-addresses.ts'

const open = { enrolment_id: null, event_id: null, offer_id: null, state: 'open' } as const
const course = { ...open, id: 482, kind: 'enrolment', enrolment_id: 7 } as const
const event = { ...open, id: 483, kind: 'event', event_id: 3 } as const
const videos = { ...open, id: 484, kind: 'subscription', offer_id: 2 } as const

it('leads a first payment to the checkout, and a further one to the choice of how to pay', () => {
  expect(checkoutAddress(course)).toBe('/my/courses/7/checkout')
  expect(checkoutAddress({ ...course, state: 'booked' })).toBe('/my/courses/7/payment-option')
  expect(checkoutAddress(event)).toBe('/my/event/3/checkout')
})

it('finds everything of an event by its order', () => {
  expect(paymentAddress(event, 57)).toBe('/my/event/3/checkout?payment=57&order=483')
  expect(invoiceAddress(event, 57)).toBe('/my/courses/event/invoice?order=483&payment=57')
  expect(purchaseAddress(event)).toBe('/my/events/3')
})

it('finds everything of a subscription by its shelf and its order', () => {
  expect(checkoutAddress(videos)).toBe('/my/subscription/2/checkout?order=484')
  expect(paymentAddress(videos, 57)).toBe('/my/subscription/2/checkout?order=484&payment=57')
  expect(invoiceAddress(videos, 57)).toBe('/my/courses/subscription/invoice?order=484&payment=57')
  expect(purchaseAddress(videos)).toBe('/my/subscription/2/list')
})

it('finds everything of a course under the course', () => {
  expect(paymentAddress(course, 57)).toBe('/my/courses/7/payment/57/done')
  expect(invoiceAddress(course, 57)).toBe('/my/courses/7/invoice?payment=57')
  expect(purchaseAddress(course)).toBe('/my/courses/7')
})
