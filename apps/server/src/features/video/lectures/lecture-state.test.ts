import { describe, expect, it } from 'vitest'
import { daysLeft, lectureState } from './lecture-state.ts'

const now = new Date('2026-07-01T04:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const begun = { startsAt: at(-1), isCancelled: false, videoId: 7, videoUntil: null }

describe('a lecture', () => {
  it.each([
    ['ready', begun],
    ['ready', { ...begun, startsAt: now, videoUntil: now }],
    ['upcoming', { ...begun, startsAt: at(1) }],
    ['waiting', { ...begun, videoId: null }],
    ['ended', { ...begun, videoUntil: at(-0.5) }],
    ['cancelled', { ...begun, isCancelled: true }],
  ])('is %s', (state, row) => {
    expect(lectureState(row, now)).toBe(state)
  })

  it('has so many days left on the calendar of Dhaka', () => {
    // Eleven at night in Dhaka, and half past midnight there, which is still the day before in UTC.
    const late = new Date('2026-07-01T17:00:00Z')
    expect(daysLeft(new Date('2026-07-01T17:59:00Z'), late)).toBe(0)
    expect(daysLeft(new Date('2026-07-01T18:30:00Z'), late)).toBe(1)
    expect(daysLeft(new Date('2026-07-08T17:00:00Z'), late)).toBe(7)
    expect(daysLeft(new Date('2026-06-30T17:00:00Z'), late)).toBe(0)
    expect(daysLeft(null, late)).toBeNull()
  })
})
