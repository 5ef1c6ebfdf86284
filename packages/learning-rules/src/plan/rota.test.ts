import { describe, expect, it } from 'vitest'
import { dutiesBetween, dutyOn, midnightOf, type Rota, restsAfter, shiftOn, usualHours } from './rota.ts'

const rota: Rota = {
  startsOn: '2026-11-14',
  shifts: ['morning', 'night', 'off'],
  hours: usualHours,
  exceptions: new Map([['2026-11-17', 'evening']]),
}
const at = (text: string): number => Date.parse(`${text}+06:00`)

describe('a rota', () => {
  it('repeats from its first day, and before it', () => {
    const days = ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-18', '2027-11-14']
    expect(days.map((day) => shiftOn(rota, day))).toEqual([
      'night',
      'off',
      'morning',
      'night',
      'off',
      'night',
      // 365 days later, and 365 is two more than a whole number of threes.
      'off',
    ])
  })

  it('gives way to a single day that was painted', () => {
    expect(shiftOn(rota, '2026-11-17')).toBe('evening')
    expect(dutyOn(rota, '2026-11-17')).toEqual({
      day: '2026-11-17',
      shift: 'evening',
      from: at('2026-11-17T14:00'),
      to: at('2026-11-17T20:00'),
    })
  })

  it('has the night of the evening before among the duties of a day, and six hours of rest after it', () => {
    const duties = dutiesBetween(rota, '2026-11-16', '2026-11-16')
    expect(duties).toEqual([
      { day: '2026-11-15', shift: 'night', from: at('2026-11-15T20:00'), to: at('2026-11-16T08:00') },
    ])
    expect(restsAfter(duties)).toEqual([{ from: at('2026-11-16T08:00'), to: at('2026-11-16T14:00') }])
  })

  it('goes by hours of one’s own', () => {
    const hours = { ...usualHours, morning: { from: 9 * 60, to: 9 * 60 } }
    const long = dutyOn({ ...rota, hours }, '2026-11-14')
    expect(long && (long.to - long.from) / 3_600_000).toBe(24)
    expect(midnightOf('2026-11-14')).toBe(at('2026-11-14T00:00'))
  })
})
