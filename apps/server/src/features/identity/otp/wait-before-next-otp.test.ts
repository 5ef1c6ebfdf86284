import { expect, it } from 'vitest'
import { waitBeforeNextOtp } from './wait-before-next-otp.ts'

const now = new Date('2026-07-01T12:00:00Z')
const minute = 60_000
const limits = [
  { codes: 1, withinMs: minute },
  { codes: 5, withinMs: 60 * minute },
  { codes: 10, withinMs: 24 * 60 * minute },
]
const minutesAgo = (...minutes: number[]) => minutes.map((each) => new Date(now.getTime() - each * 60_000))

it.each([
  ['none so far', [], 0],
  ['one just now', [0], 1],
  ['one 40 s ago', [2 / 3], 1 / 3],
  ['one a minute ago', [1], 0],
  ['four in the hour', [2, 10, 20, 59], 0],
  ['five in the hour', [2, 10, 20, 30, 59], 1],
  ['the fifth an hour ago', [2, 10, 20, 30, 60], 0],
  ['ten in the day', [61, 62, 63, 64, 65, 66, 67, 68, 69, 1439], 1],
])('after %s', (_, sent, wait) => {
  expect(waitBeforeNextOtp(minutesAgo(...sent), limits, now) / 60_000).toBeCloseTo(wait)
})
