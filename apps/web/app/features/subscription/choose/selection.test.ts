import { describe, expect, it } from 'vitest'
import { aShelfPage, aSubscription, aVideo } from '../testing/a-shelf.ts'
import { choosable, priceOf, selectionOf } from './selection.ts'

const page = aShelfPage({
  videos: [
    aVideo({ id: 1 }),
    aVideo({ id: 2, own_until: '2026-12-01T00:00:00.000Z' }),
    aVideo({ id: 3, is_offered: false }),
    aVideo({ id: 4 }),
  ],
  subscriptions: [aSubscription({ id: 9, video_ids: [2, 3], days: 90 })],
})

describe('what may be chosen', () => {
  it('is on the shelf and not the doctor’s already', () => {
    expect(choosable(page, undefined).map(({ id }) => id)).toEqual([1, 4])
  })

  it('is also what is renewed, as far as the shelf still has it', () => {
    expect(choosable(page, 9).map(({ id }) => id)).toEqual([1, 2, 4])
  })
})

describe('a choice', () => {
  it('comes back after a reload without what can no longer be had, in the order of the shelf', () => {
    expect(selectionOf(page, { videos: [4, 2, 1, 77], days: 90 }, undefined)).toEqual({ videos: [1, 4], days: 90 })
  })

  it('of a renewal begins with what is renewed and for as long', () => {
    expect(selectionOf(page, {}, 9)).toEqual({ videos: [2], days: 90 })
  })

  it('without a duration that is offered takes the shortest', () => {
    expect(selectionOf(page, { videos: [1], days: 45 }, undefined).days).toBe(30)
  })

  it('costs what the server says for so many videos', () => {
    expect(priceOf(page.durations, { videos: [1, 4], days: 90 })).toEqual({ list: 60_000, total: 54_000 })
    expect(priceOf(page.durations, { videos: [], days: 90 })).toEqual({ list: 0, total: 0 })
  })
})
