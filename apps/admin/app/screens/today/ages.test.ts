import { expect, it } from 'vitest'
import { ageWords, agoWords, clockWords } from './ages.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (ms: number) => ageWords(new Date(now.getTime() - ms), now, 'en')

it('says an age in the unit that matters', () => {
  expect([0, 59_999].map(ago)).toEqual(['just now', 'just now'])
  expect([60_000, 3_599_999].map(ago)).toEqual(['1 min', '59 min'])
  expect([3_600_000, 47 * 3_600_000].map(ago)).toEqual(['1 h', '47 h'])
  expect(ago(50 * 3_600_000)).toBe('2 days')
  expect(ageWords(new Date(now.getTime() - 3 * 3_600_000), now, 'bn')).toBe('৩ ঘণ্টা')
  expect(agoWords(now, now, 'bn')).toBe('এইমাত্র')
  expect(agoWords(new Date(now.getTime() - 120_000), now, 'bn')).toBe('২ মিনিট আগে')
})

it('runs a clock down to nothing and no further', () => {
  expect(clockWords(5_025_999)).toBe('01:23:45')
  expect(clockWords(100 * 3_600_000)).toBe('100:00:00')
  expect(clockWords(-5)).toBe('00:00:00')
})
