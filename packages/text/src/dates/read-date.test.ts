import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from './dates.ts'
import { dhakaMidnight } from './dhaka-date.ts'
import { readClock } from './read-clock.ts'
import { readDate } from './read-date.ts'
import { formatClock } from './times.ts'

describe('a day as people write it', () => {
  it.each([
    ['16/11/2026', '2026-11-16'],
    ['16-11-26', '2026-11-16'],
    ['১৬.১১.২০২৬', '2026-11-16'],
    ['১৬/১১', '2026-11-16'],
    ['3-1', '2027-01-03'],
    ['১৬ নভেম্বর', '2026-11-16'],
    ['১৬ই নভেম্বর ২০২৬', '2026-11-16'],
    ['৩ জানুয়ারী', '2027-01-03'],
    ['16 Nov 2026', '2026-11-16'],
    ['16-Nov-26', '2026-11-16'],
    ['Mon, Nov 16', '2026-11-16'],
    ['সোমবার, ১৬ নভেম্বর ২০২৬', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['31/11/2026', undefined],
    ['29/2/2027', undefined],
    ['16', undefined],
    ['নভেম্বর', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%s', (typed, date) => {
    expect(readDate(typed, '2026-11-20')).toBe(date)
  })

  it('is read back from what the sheet shows, in both languages', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((after) => {
      const date = new Date(Date.UTC(2024, 0, 1) + after * 86_400_000)
      return date.toISOString().slice(0, 10)
    })
    fc.assert(
      fc.property(days, fc.constantFrom('bn' as const, 'en' as const), (date, locale) => {
        for (const style of ['full', 'long'] as const)
          expect(readDate(formatDate(dhakaMidnight(date), locale, style), '2026-01-01')).toBe(date)
      }),
    )
  })
})

describe('a time as people write it', () => {
  it.each([
    ['8:30 PM', '20:30'],
    ['8:30pm', '20:30'],
    ['8 p.m.', '20:00'],
    ['রাত ৮:৩০', '20:30'],
    ['রাত ৮টা', '20:00'],
    ['রাত ১২টা', '00:00'],
    ['রাত ১টা', '01:00'],
    ['দুপুর ১২টা', '12:00'],
    ['দুপুর ২টা', '14:00'],
    ['বিকেল ৫টায়', '17:00'],
    ['সকাল ১০টা', '10:00'],
    ['12:15 am', '00:15'],
    ['২০:৩০', '20:30'],
    ['20.30', '20:30'],
    ['2030', '20:30'],
    ['20:30:00', '20:30'],
    ['9', '09:00'],
    ['24:00', '00:00'],
    ['রাত ২০:৩০', '20:30'],
    ['25:00', undefined],
    ['20:70', undefined],
    ['রাত', undefined],
    ['কাল', undefined],
    ['8:5', undefined],
    ['8 banana', undefined],
    ['', undefined],
  ])('%s', (typed, time) => {
    expect(readClock(typed)).toBe(time)
  })

  it('is read back from what the sheet shows, in both languages', () => {
    const clocks = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    fc.assert(
      fc.property(clocks, fc.constantFrom('bn' as const, 'en' as const), (time, locale) => {
        expect(readClock(formatClock(time, locale))).toBe(time)
      }),
    )
  })
})
