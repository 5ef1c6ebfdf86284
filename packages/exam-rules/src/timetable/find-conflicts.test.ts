import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteOf } from './days.ts'
import { type Conflict, findConflicts, type SheetFacts } from './find-conflicts.ts'
import type { TimetableRow } from './timetable-row.ts'

let made = 0
const row = (given: Partial<TimetableRow> = {}): TimetableRow => ({
  id: ++made,
  scheduleId: 1,
  date: '2026-11-16',
  starts: '20:00',
  minutes: 120,
  kind: 'lecture',
  title: { bn: `লেকচার ${made}` },
  subject: null,
  teacherId: null,
  hall: null,
  questions: null,
  paperId: null,
  syllabus: null,
  videoId: null,
  isCancelled: false,
  ...given,
})

const facts: SheetFacts = {
  today: '2026-11-10',
  batch: { startsOn: '2026-11-01', endsOn: '2026-12-31' },
  holidays: new Set(['2026-12-16']),
  hasLink: (rowId) => rowId > 990,
  branchOf: (scheduleId) => (scheduleId < 10 ? null : scheduleId),
  paperOf: () => ({ isActive: true, opens: { date: '2026-11-01', starts: '00:00' }, closes: null }),
  others: [],
}

const kinds = (conflicts: Conflict[]) => conflicts.map(({ rowId, kind }) => [rowId, kind])

describe('a teacher', () => {
  it('is not in two classes at once, here or in another batch', () => {
    const [one, two] = [row({ teacherId: 7 }), row({ teacherId: 7, starts: '21:30' })]
    expect(kinds(findConflicts([one, two], facts))).toEqual([
      [one.id, 'teacher_twice'],
      [two.id, 'teacher_twice'],
    ])
    const others = [{ date: '2026-11-16', starts: '19:00', minutes: 90, teacherId: 7, branchId: null, hall: null }]
    expect(findConflicts([one], { ...facts, others })).toEqual([
      { rowId: one.id, column: 'teacherId', kind: 'teacher_twice', withOther: 0 },
    ])
  })

  it('may begin when the last class ends, have a class called off, and teach several schedules one class', () => {
    const one = row({ teacherId: 7, title: { bn: 'হৃদরোগ' } })
    for (const other of [
      row({ teacherId: 7, starts: '22:00' }),
      row({ teacherId: 7, isCancelled: true }),
      row({ teacherId: 7, scheduleId: 2, title: { bn: 'হৃদরোগ ' } }),
      row({ teacherId: 8 }),
    ])
      expect(findConflicts([one, other], facts)).toEqual([])
  })

  it('is found exactly where two hours share a minute', () => {
    const hour = fc.record({
      starts: fc.constantFrom('18:00', '19:30', '21:00', '23:30'),
      minutes: fc.integer({ min: 15, max: 400 }),
      date: fc.constantFrom('2026-11-16', '2026-11-17'),
      teacherId: fc.constantFrom(1, 2),
    })
    fc.assert(
      fc.property(fc.array(hour, { maxLength: 12 }), (hours) => {
        const rows = hours.map(row)
        const found = new Set(findConflicts(rows, facts).map(({ rowId, withRow }) => `${rowId} ${withRow}`))
        const expected = rows.flatMap((one) =>
          rows
            .filter((other) => {
              const [from, until] = [minuteOf(one), minuteOf(other) + other.minutes]
              return (
                one !== other &&
                one.teacherId === other.teacherId &&
                from < until &&
                minuteOf(other) < minuteOf(one) + one.minutes
              )
            })
            .map((other) => `${one.id} ${other.id}`),
        )
        expect(found).toEqual(new Set(expected))
      }),
    )
  })
})

describe('a hall', () => {
  it('holds one class at a time, and so does a branch that names none', () => {
    const inHall = (given: Partial<TimetableRow>) => row({ scheduleId: 10, hall: { bn: 'হল ৩' }, ...given })
    expect(kinds(findConflicts([inHall({ id: 901 }), inHall({ id: 902 })], facts))).toEqual([
      [901, 'hall_twice'],
      [902, 'hall_twice'],
    ])
    expect(findConflicts([inHall({}), inHall({ hall: { bn: 'হল ৪' } })], facts)).toEqual([])
    const unnamed = [row({ id: 903, scheduleId: 10 }), row({ id: 904, scheduleId: 10 })]
    expect(kinds(findConflicts(unnamed, facts)).map(([, kind]) => kind)).toEqual(['branch_twice', 'branch_twice'])
    expect(findConflicts([row(), row()], facts)).toEqual([])
  })

  it('is needed neither by an exam nor by a class that is joined over a link', () => {
    const exam = { kind: 'exam', paperId: 1, scheduleId: 10 } as const
    expect(findConflicts([row(exam), row({ ...exam, starts: '21:00', scheduleId: 11 })], facts)).toEqual([])
    expect(findConflicts([row({ id: 991, scheduleId: 10 }), row({ id: 903, scheduleId: 10 })], facts)).toEqual([])
  })
})

describe('an exam', () => {
  it('is the only one of its night in a schedule; a night ends at five', () => {
    const late = row({ kind: 'exam', paperId: 1, starts: '22:00' })
    const later = row({ kind: 'exam', paperId: 1, date: '2026-11-17', starts: '00:30' })
    expect(kinds(findConflicts([late, later], facts))).toEqual([
      [late.id, 'two_exams'],
      [later.id, 'two_exams'],
    ])
    expect(findConflicts([late, { ...later, scheduleId: 2 }], facts)).toEqual([])
    expect(findConflicts([late, { ...later, starts: '09:00' }], facts)).toEqual([])
  })

  it('may have two papers with a break between them, and a class with a short test on its day', () => {
    const one = row({ kind: 'exam', paperId: 1, subject: { bn: 'মডেল টেস্ট' } })
    const second = { ...one, id: 905, starts: '23:00' }
    expect(findConflicts([one, second], facts)).toEqual([])
    for (const other of [
      { ...second, starts: '21:00' },
      { ...second, starts: '23:00', subject: { bn: 'অন্য' } },
    ])
      expect(kinds(findConflicts([one, other], facts)).map(([, kind]) => kind)).toEqual(['two_exams', 'two_exams'])
    expect(findConflicts([one, row({ kind: 'lecture_and_exam', paperId: 1, starts: '15:00' })], facts)).toEqual([])
  })

  it('needs its paper in the last seven days', () => {
    const of = (date: string) => findConflicts([row({ kind: 'exam', date })], facts).map(({ kind }) => kind)
    expect([of('2026-11-09'), of('2026-11-10'), of('2026-11-17'), of('2026-11-18')]).toEqual([
      [],
      ['paper_none'],
      ['paper_none'],
      [],
    ])
  })

  it('has a paper that doctors see and can begin at its hour', () => {
    const paper = (given: object) => ({
      ...facts,
      paperOf: () => ({ isActive: true, opens: { date: '2026-11-16', starts: '20:00' }, closes: null, ...given }),
    })
    const of = (sheet: SheetFacts, given: Partial<TimetableRow> = { paperId: 1 }) =>
      findConflicts([row({ kind: 'exam', ...given })], sheet).map(({ kind }) => kind)
    expect(of(paper({}))).toEqual([])
    expect(of(paper({}), {})).toEqual(['paper_none'])
    expect(of({ ...facts, paperOf: () => undefined })).toEqual(['paper_none'])
    expect(of(paper({ isActive: false }))).toEqual(['paper_hidden'])
    expect(of(paper({ opens: { date: '2026-11-16', starts: '20:01' } }))).toEqual(['paper_shut'])
    expect(of(paper({ closes: { date: '2026-11-16', starts: '20:00' } }))).toEqual(['paper_shut'])
  })
})

describe('a day', () => {
  it('is one of the batch and no holiday', () => {
    const outside = row({ date: '2027-01-01' })
    const holiday = row({ date: '2026-12-16' })
    expect(kinds(findConflicts([outside, holiday], facts))).toEqual([
      [outside.id, 'outside_batch'],
      [holiday.id, 'holiday'],
    ])
  })
})
