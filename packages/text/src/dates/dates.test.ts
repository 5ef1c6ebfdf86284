import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysUntil,
  dhakaParts,
  formatDate,
  formatRelativeDay,
  formatUntil,
  formatWhen,
  monthName,
  startOfDhakaDay,
  startOfDhakaWeek,
  weekdayName,
  weekdaysFromSaturday,
} from './dates.ts'
import { dhakaDate, dhakaMidnight } from './dhaka-date.ts'

const dhaka = (text: string) => new Date(`${text}+06:00`)
const anyDate = fc.date({ min: new Date('2010-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('formatDate', () => {
  it('writes the day of Dhaka in three lengths', () => {
    const newYear = dhaka('2026-04-14T00:30:00')
    expect(formatDate(newYear, 'bn', 'full')).toBe('মঙ্গলবার, ১৪ এপ্রিল ২০২৬')
    expect(formatDate(newYear, 'bn')).toBe('১৪ এপ্রিল ২০২৬')
    expect(formatDate(newYear, 'bn', 'short')).toBe('১৪ এপ্রিল')
    expect(formatDate(newYear, 'en', 'full')).toBe('Tuesday, 14 April 2026')
  })

  it('has a word for every month and weekday', () => {
    expect([monthName(1, 'bn'), monthName(12, 'bn'), monthName(8, 'en')]).toEqual([
      'জানুয়ারি'.normalize('NFC'),
      'ডিসেম্বর',
      'August',
    ])
    expect(weekdaysFromSaturday.map((day) => weekdayName(day, 'bn'))).toEqual(
      'শনিবার রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার'.split(' '),
    )
  })
})

describe('dhakaParts', () => {
  it('agrees with the time zone database on every moment', () => {
    const zone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Dhaka',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const two = (n: number) => String(n).padStart(2, '0')
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day, hour, minute, second } = dhakaParts(date)
        expect(`${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}:${two(second)}`).toBe(zone.format(date))
      }),
    )
  })

  it('finds the midnight and the Saturday before any moment', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dhakaParts(startOfDhakaDay(date))).toMatchObject({ hour: 0, minute: 0, day: dhakaParts(date).day })
        const week = startOfDhakaWeek(date)
        expect(dhakaParts(week)).toMatchObject({ weekday: 6, hour: 0 })
        expect(daysUntil(date, week)).toBeGreaterThanOrEqual(0)
        expect(daysUntil(date, week)).toBeLessThan(7)
      }),
    )
  })
})

describe('a date without a time', () => {
  it('is the day in Dhaka, where midnight comes six hours early', () => {
    expect(dhakaDate(new Date('2026-06-30T17:59:59.999Z'))).toBe('2026-06-30')
    expect(dhakaDate(new Date('2026-06-30T18:00:00Z'))).toBe('2026-07-01')
  })

  it('begins at its midnight in Dhaka', () => {
    expect(dhakaMidnight('2026-07-01')).toEqual(new Date('2026-07-01T00:00:00+06:00'))
    expect(dhakaDate(dhakaMidnight('2024-02-29'))).toBe('2024-02-29')
  })
})

describe('days from now', () => {
  const now = dhaka('2026-11-15T23:50:00')

  it('turn at midnight in Dhaka, not after 24 hours', () => {
    expect(daysUntil(dhaka('2026-11-16T00:10:00'), now)).toBe(1)
    expect(daysUntil(dhaka('2026-11-15T00:00:00'), now)).toBe(0)
    expect(daysUntil(dhaka('2026-11-27T12:00:00'), now)).toBe(12)
    expect(daysUntil(dhaka('2026-11-14T23:59:00'), now)).toBe(-1)
  })

  it('have names when near and a date when far', () => {
    expect(formatRelativeDay(now, now, 'bn')).toBe('আজ')
    expect(formatRelativeDay(dhaka('2026-11-16T09:00:00'), now, 'bn')).toBe('আগামীকাল')
    expect(formatRelativeDay(dhaka('2026-11-14T09:00:00'), now, 'bn')).toBe('গতকাল')
    expect(formatRelativeDay(dhaka('2026-11-20T09:00:00'), now, 'bn')).toBe('২০ নভেম্বর')
    expect(formatRelativeDay(dhaka('2027-01-05T09:00:00'), now, 'en')).toBe('5 January 2027')
  })

  it('make half a sentence together with the time', () => {
    expect(formatWhen(dhaka('2026-11-16T10:00:00'), now, 'bn')).toBe('আগামীকাল সকাল ১০টায়'.normalize('NFC'))
    expect(formatWhen(dhaka('2026-11-16T10:00:00'), now, 'en')).toBe('tomorrow at 10 am')
    expect(formatUntil(dhaka('2026-11-16T10:00:00'), now, 'bn')).toBe('আগামীকাল সকাল ১০টা'.normalize('NFC'))
    expect(formatUntil(dhaka('2026-11-16T10:00:00'), now, 'en')).toBe('tomorrow at 10 am')
  })
})
