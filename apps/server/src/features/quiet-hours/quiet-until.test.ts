import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-until.ts'

const dhaka = (clock: string) => new Date(`2026-07-01T${clock}:00+06:00`)

describe('quiet hours', () => {
  it.each([
    ['21:59', undefined],
    ['22:00', '2026-07-02T08:00:00+06:00'],
    ['23:30', '2026-07-02T08:00:00+06:00'],
    ['00:00', '2026-07-01T08:00:00+06:00'],
    ['07:59', '2026-07-01T08:00:00+06:00'],
    ['08:00', undefined],
  ])('over midnight, at %s', (clock, until) => {
    expect(quietUntil({ from: 22, until: 8 }, dhaka(clock))?.toISOString()).toBe(until && new Date(until).toISOString())
  })

  it('may lie within a day, or not be at all', () => {
    expect(quietUntil({ from: 13, until: 15 }, dhaka('14:00'))).toEqual(dhaka('15:00'))
    expect(quietUntil({ from: 13, until: 15 }, dhaka('15:00'))).toBeUndefined()
    expect(quietUntil({ from: 9, until: 9 }, dhaka('09:30'))).toBeUndefined()
  })

  it('end at their very minute, whichever it is', () => {
    for (let minute = 1; minute < 1440; minute++) {
      const end = new Date(dhaka('00:00').getTime() + minute * 60_000)
      expect(quietUntil({ from: 0, until: minute / 60 }, dhaka('00:00'))).toEqual(end)
    }
  })
})
