import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-15T09:00:00Z')

it('splits what is left into days, hours, minutes and seconds', () => {
  expect(timeLeft(new Date('2026-11-18T13:12:05Z'), now)).toEqual({ days: 3, hours: 4, minutes: 12, seconds: 5 })
})

it('counts the last second, and then nothing', () => {
  expect(timeLeft(new Date('2026-11-15T09:00:01Z'), now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(timeLeft(now, now)).toBeUndefined()
})
