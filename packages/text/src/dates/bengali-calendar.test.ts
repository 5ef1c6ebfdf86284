import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bengaliCalendarDate } from './bengali-calendar.ts'

const on = (day: string) => bengaliCalendarDate(new Date(`${day}T12:00:00+06:00`)).text

it('knows the days that the nation keeps', () => {
  expect(on('2026-02-21')).toBe('৮ ফাল্গুন ১৪৩২')
  expect(on('2026-03-26')).toBe('১২ চৈত্র ১৪৩২')
  expect(on('2026-12-16')).toBe('১ পৌষ ১৪৩৩')
  expect(on('2026-04-14')).toBe('১ বৈশাখ ১৪৩৩')
  expect(on('2026-04-13')).toBe('৩০ চৈত্র ১৪৩২')
})

it('keeps them in leap years too', () => {
  expect(on('2028-02-21')).toBe('৮ ফাল্গুন ১৪৩৪')
  expect(on('2028-02-29')).toBe('১৬ ফাল্গুন ১৪৩৪')
  expect(on('2028-03-26')).toBe('১২ চৈত্র ১৪৩৪')
  expect(on('2028-04-14')).toBe('১ বৈশাখ ১৪৩৫')
})

it('moves on by exactly one day every day', () => {
  const anyDay = fc.date({ min: new Date('2019-10-17'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, (date) => {
      const today = bengaliCalendarDate(date)
      const tomorrow = bengaliCalendarDate(new Date(date.getTime() + 86_400_000))
      const sameMonth = tomorrow.month === today.month && tomorrow.day === today.day + 1
      const nextMonth = tomorrow.month === (today.month % 12) + 1 && tomorrow.day === 1 && today.day >= 29
      expect(sameMonth || nextMonth).toBe(true)
    }),
  )
})
