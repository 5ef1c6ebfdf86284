import { expect, it } from 'vitest'
import { checkoutAddress, invoiceAddress, paymentAddress, thingAddress } from './addresses.ts'

const course = { id: 482, enrolment_id: 7, event_id: null, state: 'open' as const }
const event = { id: 483, enrolment_id: null, event_id: 3, state: 'open' as const }

it('leads a first payment to the checkout, and a further one to the choice of how to pay', () => {
  expect(checkoutAddress(course)).toBe('/my/courses/7/checkout')
  expect(checkoutAddress({ ...course, state: 'booked' })).toBe('/my/courses/7/payment-option')
  expect(checkoutAddress(event)).toBe('/my/event/3/checkout')
})

it('finds everything of an event by its order', () => {
  expect(paymentAddress(event, 57)).toBe('/my/event/3/checkout?payment=57&order=483')
  expect(invoiceAddress(event, 57)).toBe('/my/courses/event/invoice?order=483&payment=57')
  expect(thingAddress(event)).toBe('/3/event')
})

it('finds everything of a course under the course', () => {
  expect(paymentAddress(course, 57)).toBe('/my/courses/7/payment/57/done')
  expect(invoiceAddress(course, 57)).toBe('/my/courses/7/invoice?payment=57')
  expect(thingAddress(course)).toBe('/my/courses/7')
})
