import { describe, expect, it } from 'vitest'
import { dayOf } from '../dhaka-calendar.ts'
import { layOutRows, type Timetable } from './lay-out-rows.ts'
import type { PlannedRow } from './plan.ts'

const text = (en: string) => ({ bn: en, en })
const lecture = (name: string): PlannedRow => ({ kind: 'lecture', title: text(name), subject: text('Anatomy') })
const exam = (name: string): PlannedRow => ({ ...lecture(name), kind: 'exam', questions: 50, minutes: 45 })

/** Monday and Wednesday at nine in the evening, exams on Friday morning. */
const timetable: Timetable = {
  weekdays: [1, 3],
  opens: '21:00',
  closes: '22:30',
  exam: { weekdays: [5], at: '09:00' },
}
const sunday = dayOf(new Date('2026-03-01T12:00:00Z'))

const laidOut = (rows: PlannedRow[], changed: Partial<Timetable> = {}) =>
  layOutRows([{ title: text('Anatomy'), rows }], { ...timetable, ...changed }, sunday).map(
    ({ title, startsAt, endsAt, isCancelled }) =>
      `${title.en} ${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}${isCancelled ? ' off' : ''}`,
  )

describe('laying out rows', () => {
  it('gives lectures the days of class, in the hours of Dhaka', () => {
    expect(laidOut([lecture('one'), lecture('two'), lecture('three')])).toEqual([
      'one 2026-03-02T15:00 16:30',
      'two 2026-03-04T15:00 16:30',
      'three 2026-03-09T15:00 16:30',
    ])
  })

  it('holds an exam on the first exam day after what it asks, while lectures go on', () => {
    expect(laidOut([lecture('one'), exam('about one'), lecture('two'), exam('about two')])).toEqual([
      'one 2026-03-02T15:00 16:30',
      'two 2026-03-04T15:00 16:30',
      'about one 2026-03-06T03:00 03:45',
      'about two 2026-03-13T03:00 03:45',
    ])
  })

  it('holds nothing on a day on which the centre is closed', () => {
    const closed = new Set([sunday + 1, sunday + 5])
    expect(laidOut([lecture('one'), exam('about one')], { closed })).toEqual([
      'one 2026-03-04T15:00 16:30',
      'about one 2026-03-13T03:00 03:45',
    ])
  })

  it('solves an exam only after it was held', () => {
    expect(laidOut([exam('model test'), { ...lecture('solved'), afterExam: true }])).toEqual([
      'model test 2026-03-06T03:00 03:45',
      'solved 2026-03-09T15:00 16:30',
    ])
  })

  it('gives two lectures of one day one after the other, with a break', () => {
    expect(laidOut([lecture('one'), lecture('two')], { opens: '15:00', closes: '19:00', perDay: 2 })).toEqual([
      'one 2026-03-02T09:00 10:45',
      'two 2026-03-02T11:00 13:00',
    ])
  })

  it('sits the second paper an hour after the first', () => {
    expect(laidOut([exam('paper 1'), { ...exam('paper 2'), sameDay: true }])).toEqual([
      'paper 1 2026-03-06T03:00 03:45',
      'paper 2 2026-03-06T04:45 05:30',
    ])
  })

  it('keeps a lecture that was called off and gives it again on the next day of class', () => {
    expect(laidOut([lecture('one'), lecture('two')], { calledOff: 1 })).toEqual([
      'one 2026-03-02T15:00 16:30 off',
      'one 2026-03-04T15:00 16:30',
      'two 2026-03-09T15:00 16:30',
    ])
  })
})
