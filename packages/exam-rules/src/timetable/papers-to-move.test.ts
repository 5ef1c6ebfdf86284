import { describe, expect, it } from 'vitest'
import { laterBy, papersToMove } from './papers-to-move.ts'
import type { TimetableRow } from './timetable-row.ts'

const exam = (id: number, given: Partial<TimetableRow> = {}): TimetableRow => ({
  id,
  scheduleId: id,
  date: '2026-11-20',
  starts: '21:00',
  minutes: 60,
  kind: 'exam',
  title: { bn: 'পরীক্ষা' },
  subject: null,
  teacherId: null,
  hall: null,
  questions: 50,
  paperId: 7,
  syllabus: null,
  videoId: null,
  isCancelled: false,
  ...given,
})

describe('papers to move', () => {
  const moved = { date: '2026-11-21', starts: '20:30' }

  it('go with their rows if all of them moved alike', () => {
    const before = [exam(1), exam(2)]
    expect(papersToMove(before, [exam(1, moved), exam(2, moved)], () => true)).toEqual(new Map([[7, 24 * 60 - 30]]))
    expect(papersToMove(before, [exam(1, moved), exam(2)], () => true)).toEqual(new Map())
    expect(papersToMove(before, [exam(1, moved), exam(2, { isCancelled: true })], () => true).size).toBe(1)
    expect(papersToMove(before, before, () => true)).toEqual(new Map())
  })

  it('stay if they may not be moved, or came into the row with its new hour', () => {
    expect(papersToMove([exam(1)], [exam(1, moved)], () => false)).toEqual(new Map())
    expect(papersToMove([exam(1, { paperId: 8 })], [exam(1, moved)], () => true)).toEqual(new Map())
    expect(papersToMove([], [exam(-1, moved)], () => true)).toEqual(new Map())
  })

  it('are opened so much later, across midnight and months', () => {
    expect(laterBy({ date: '2026-11-30', starts: '23:30' }, 45)).toEqual({ date: '2026-12-01', starts: '00:15' })
    expect(laterBy({ date: '2026-12-01', starts: '00:15' }, -45)).toEqual({ date: '2026-11-30', starts: '23:30' })
  })
})
