import { isHeard } from './progress-of.ts'
import type { TimetableRow } from './row-state.ts'

/** How many lectures and exams were left and can still be done, as `pending-video` and `pending-exam` list them. */
export function pendingOf(now: Date, rows: readonly TimetableRow[]): { videos: number; exams: number } {
  const held = rows.filter(({ is_cancelled }) => !is_cancelled)
  return {
    videos: held.filter((row) => isToWatch(row, now)).length,
    exams: held.filter(({ exam }) => exam !== null && ['open', 'running', 'missed_late_open'].includes(exam.state))
      .length,
  }
}

/** Of the lectures that wait the one that closes first; where none ever does, the oldest. */
export function firstToWatch<Row extends TimetableRow>(now: Date, rows: readonly Row[]): Row | undefined {
  const waiting = rows.filter((row) => !row.is_cancelled && isToWatch(row, now))
  const closing = ({ lecture }: Row) => (lecture?.last_day ? Date.parse(lecture.last_day) : Number.MAX_VALUE)
  return waiting.toSorted(
    (one, other) => closing(one) - closing(other) || Date.parse(one.starts_at) - Date.parse(other.starts_at),
  )[0]
}

/** Its recording can be watched, and was neither watched nor heard live. */
export function isToWatch(row: TimetableRow, now: Date): boolean {
  const { lecture, starts_at } = row
  if (!lecture?.has_video || isHeard(row, now) || new Date(starts_at) > now) return false
  return lecture.last_day === null || new Date(lecture.last_day) >= now
}
