import { expect, it } from 'vitest'
import { firstToWatch, pendingOf } from './pending-of.ts'
import type { TimetableRow } from './row-state.ts'

const now = new Date('2026-07-01T11:00:00Z')
const lecture = (facts: object, starts_at = '2026-06-30T11:00:00.000Z') =>
  ({
    starts_at,
    is_cancelled: false,
    exam: null,
    lecture: { has_video: true, completed: false, last_day: null, ...facts },
  }) as TimetableRow
const exam = (state: string, is_cancelled = false) =>
  ({ starts_at: '2026-06-30T11:00:00.000Z', is_cancelled, lecture: null, exam: { state } }) as TimetableRow

it('counts recordings that wait, up to their last moment', () => {
  const rows = [
    lecture({}),
    lecture({ last_day: '2026-07-01T11:00:01.000Z' }),
    lecture({ last_day: '2026-07-01T10:59:59.000Z' }),
    lecture({ completed: true }),
    lecture({ has_video: false }),
    lecture({}, '2026-07-01T12:00:00.000Z'),
  ]
  expect(pendingOf(now, rows)).toEqual({ videos: 2, exams: 0 })
})

it('names the lecture that closes first, and the oldest of those that never do', () => {
  const never = lecture({}, '2026-06-02T11:00:00.000Z')
  const older = lecture({}, '2026-06-01T11:00:00.000Z')
  const closing = lecture({ last_day: '2026-07-09T11:00:00.000Z' })
  const seen = lecture({ completed: true, last_day: '2026-07-02T11:00:00.000Z' })
  expect(firstToWatch(now, [never, older, seen])).toBe(older)
  expect(firstToWatch(now, [never, older, closing, seen])).toBe(closing)
  expect(firstToWatch(now, [{ ...closing, is_cancelled: true }, seen])).toBeUndefined()
})

it('counts no recording of a class that was joined live, once it has ended', () => {
  const live_class = { joined_at: '2026-06-30T11:00:00.000Z' }
  const joined = (ends_at: string) => ({ ...lecture({}), live_class, ends_at }) as TimetableRow
  const rows = [joined('2026-07-01T11:00:00.000Z'), joined('2026-07-01T11:00:01.000Z')]
  expect(pendingOf(now, rows).videos).toBe(1)
})

it('counts exams that can be sat now, late ones too', () => {
  const rows = ['open', 'running', 'missed_late_open', 'missed', 'finished', 'not_open'].map((state) => exam(state))
  expect(pendingOf(now, [...rows, exam('open', true)])).toEqual({ videos: 0, exams: 3 })
})
