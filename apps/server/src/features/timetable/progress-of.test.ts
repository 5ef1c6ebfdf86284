import { expect, it } from 'vitest'
import { progressOf } from './progress-of.ts'
import type { TimetableRow } from './row-state.ts'

const now = new Date('2026-07-01T11:00:00Z')
const past = '2026-06-30T11:00:00.000Z'
const coming = '2026-07-02T11:00:00.000Z'

const lecture = (
  ends_at: string,
  facts: { has_video?: boolean; completed?: boolean },
  more: Partial<TimetableRow> = {},
) =>
  ({
    kind: 'lecture',
    ends_at,
    is_cancelled: false,
    lecture: { has_video: true, completed: false, ...facts },
    live_class: null,
    exam: null,
    ...more,
  }) as TimetableRow
const exam = (state: NonNullable<TimetableRow['exam']>['state'], marks: number | null = null) =>
  ({
    kind: 'exam',
    ends_at: past,
    is_cancelled: false,
    lecture: null,
    exam: { state, marks, out_of: 2000 },
  }) as TimetableRow

it('counts the recordings of what was held, and what was watched of them', () => {
  const { lectures } = progressOf(now, [
    lecture(past, { completed: true }),
    lecture(past, {}),
    lecture(past, { has_video: false }),
    lecture(coming, {}),
    lecture(past, { completed: true }, { is_cancelled: true }),
  ])
  expect(lectures).toEqual({ done: 1, so_far: 2, all: 4 })
})

it('counts an exam against nobody who can still sit it in full right', () => {
  const { exams } = progressOf(
    now,
    ['finished', 'missed', 'missed_late_open', 'open', 'not_open'].map((state) => exam(state as 'open')),
  )
  expect(exams).toEqual({ sat: 1, so_far: 3, all: 5 })
})

it('averages per cents, each exam alike, and has none before the first result', () => {
  expect(progressOf(now, [exam('finished', 1000), exam('finished', 1600), exam('finished')]).average_percent).toBe(65)
  expect(progressOf(now, [exam('finished')]).average_percent).toBeNull()
})

it('counts a class that was joined live like one that was watched, with or without a recording', () => {
  const live_class = { held_by: 'zoom', hall: null, joined_at: past } as const
  const { lectures } = progressOf(now, [
    lecture(past, {}, { live_class }),
    lecture(past, { has_video: false }, { live_class }),
    lecture(past, {}, { live_class: { ...live_class, joined_at: null } }),
    lecture(coming, {}, { live_class }),
  ])
  expect(lectures).toEqual({ done: 2, so_far: 3, all: 4 })
})
