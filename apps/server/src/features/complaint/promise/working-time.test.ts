import { describe, expect, it } from 'vitest'
import { afterWorkingHours, type WorkingTime } from './working-time.ts'

/** As a person in Dhaka reads the clock. */
const at = (text: string) => new Date(`${text}:00+06:00`)
const times: WorkingTime = { opens: '09:00', closes: '22:00', closedDays: [5], holidays: new Set(['2026-12-16']) }

describe('hours that are worked', () => {
  it.each([
    ['within a day', '2026-11-17T11:20', 8, '2026-11-17T19:20'],
    ['over the night', '2026-11-17T20:00', 8, '2026-11-18T15:00'],
    ['from the morning, for what came before it', '2026-11-17T05:00', 4, '2026-11-17T13:00'],
    ['from the next morning, for what came after the evening', '2026-11-17T22:30', 4, '2026-11-18T13:00'],
    ['exactly to the evening', '2026-11-17T18:00', 4, '2026-11-17T22:00'],
    ['over a Friday', '2026-11-19T20:00', 4, '2026-11-21T11:00'],
    ['from Saturday, for what came on Friday', '2026-11-20T12:00', 1, '2026-11-21T10:00'],
    ['over a holiday', '2026-12-15T21:00', 2, '2026-12-17T10:00'],
    ['over several days', '2026-11-15T09:00', 39, '2026-11-17T22:00'],
  ])('are counted %s', (_name, from, hours, until) => {
    expect(afterWorkingHours(at(from), hours, times)).toEqual(at(until))
  })

  it('are hours of the clock where nobody ever works', () => {
    const never = { ...times, closedDays: [0, 1, 2, 3, 4, 5, 6] }
    expect(afterWorkingHours(at('2026-11-17T11:00'), 2, never)).toEqual(at('2026-11-17T13:00'))
  })
})
