import { describe, expect, it } from 'vitest'
import { groupRows } from './group-rows.ts'
import type { ScheduleEvent } from './schedule-queries.ts'
import { rowDetails, rowTime, weekDates, weekName } from './schedule-words.ts'

const row = (from: string, to: string, rest: Partial<ScheduleEvent> = {}): ScheduleEvent => ({
  id: 1,
  kind: 'lecture',
  title: 'GFR ও Clearance',
  subject: null,
  teacher: null,
  starts_at: new Date(`${from}:00+06:00`).toISOString(),
  ends_at: new Date(`${to}:00+06:00`).toISOString(),
  questions: null,
  is_cancelled: false,
  ...rest,
})

describe('times', () => {
  it('say the part of the day once', () => {
    expect(rowTime(row('2026-11-16T20:30', '2026-11-16T22:00'), 'bn')).toEqual({ from: 'রাত ৮:৩০', to: '১০টা' })
    expect(rowTime(row('2026-11-16T09:00', '2026-11-16T12:00'), 'bn')).toEqual({ from: 'সকাল ৯টা', to: 'দুপুর ১২টা' })
  })
})

describe('rowDetails', () => {
  it('says of an exam how large and how long it is', () => {
    const exam = row('2026-11-16T09:00', '2026-11-16T10:30', { kind: 'exam', questions: 100 })
    expect(rowDetails(exam, 'bn')).toEqual(['১০০টি প্রশ্ন', '১ ঘণ্টা ৩০ মিনিট'])
    expect(rowDetails(exam, 'en')).toEqual(['100 questions', '1 hour 30 minutes'])
  })

  it('says of a lecture who teaches, and of one without a teacher nothing', () => {
    expect(rowDetails(row('2026-11-16T20:30', '2026-11-16T22:00', { teacher: 'ডা. রফিকুল আলম' }), 'bn')).toEqual([
      'ডা. রফিকুল আলম',
    ])
    expect(rowDetails(row('2026-11-16T20:30', '2026-11-16T22:00'), 'bn')).toEqual([])
  })
})

describe('weeks', () => {
  const weekOf = (...days: string[]) =>
    groupRows(
      days.map((day) => row(`${day}T09:00`, `${day}T10:00`)),
      row('2026-11-14T09:00', '2026-11-14T10:00'),
    )[0]!

  it('are numbered in words', () => {
    expect([weekName(weekOf('2026-11-21'), 'bn'), weekName(weekOf('2026-11-21'), 'en')]).toEqual(['২য় সপ্তাহ', 'Week 2'])
  })

  it('say month and year once where both ends share them', () => {
    expect(weekDates(weekOf('2026-11-14', '2026-11-20'), 'bn')).toBe('১৪ – ২০ নভেম্বর ২০২৬')
    expect(weekDates(weekOf('2026-11-28', '2026-12-02'), 'bn')).toBe('২৮ নভেম্বর – ২ ডিসেম্বর ২০২৬')
    expect(weekDates(weekOf('2026-12-26', '2027-01-01'), 'en')).toBe('26 December 2026 – 1 January 2027')
    expect(weekDates(weekOf('2026-11-14'), 'bn')).toBe('১৪ নভেম্বর ২০২৬')
  })
})
