import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'

it('is the page’s path with its params filled in', () => {
  expect(addressOf('/batches')).toBe('/batches')
  expect(
    addressOf('/my/courses/:id/events/:scheduleId/schedule/:eventId/lecture', { id: 5, scheduleId: 6, eventId: '7' }),
  ).toBe('/my/courses/5/events/6/schedule/7/lecture')
})

it('keeps a param inside its own part of the address', () => {
  expect(addressOf('/:slug/batches', { slug: '../a b?x' })).toBe('/..%2Fa%20b%3Fx/batches')
})

it('does not compile for a page that is not there, or with a part of its address missing', () => {
  // @ts-expect-error: no such page
  addressOf('/nowhere')
  // @ts-expect-error: which course?
  addressOf('/my/courses/:id')
  // @ts-expect-error: which notice?
  addressOf('/my/notices/:id', { notice: 3 })
  // @ts-expect-error: a page without params
  addressOf('/batches', { id: 3 })
})
