import type { courseTimetable, ResponseOf } from '@prostuti/contract'
import type { TimetableRow } from './row-state.ts'

type Progress = NonNullable<ResponseOf<typeof courseTimetable>['progress']>

/**
 * What was done of what could be done so far. A lecture counts when it was joined live or its recording was watched; one without
 * a recording that was not joined leaves nothing to count.
 */
export function progressOf(now: Date, rows: readonly TimetableRow[]): Progress {
  const held = rows.filter(({ is_cancelled }) => !is_cancelled)
  const done = held.filter((row) => isHeard(row, now))
  const left = held.filter((row) => !isHeard(row, now) && row.lecture?.has_video && new Date(row.ends_at) <= now)
  const exams = held.flatMap(({ exam }) => exam ?? [])
  const sat = exams.filter(({ state }) => state === 'finished')
  const missed = exams.filter(({ state }) => state === 'missed' || state === 'missed_late_open')
  return {
    lectures: {
      done: done.length,
      so_far: done.length + left.length,
      all: held.filter(({ kind }) => kind !== 'exam').length,
    },
    exams: {
      sat: sat.length,
      so_far: sat.length + missed.length,
      all: held.filter(({ kind }) => kind !== 'lecture').length,
    },
    average_percent: averageOf(sat),
  }
}

/** Watched, or joined: the class itself has to end before it is behind somebody. */
export const isHeard = ({ lecture, live_class, ends_at }: TimetableRow, now: Date): boolean =>
  lecture?.completed === true || (live_class?.joined_at != null && new Date(ends_at) <= now)

function averageOf(sat: readonly NonNullable<TimetableRow['exam']>[]): number | null {
  const percents = sat.flatMap(({ marks, out_of }) => (marks === null ? [] : (100 * marks) / out_of))
  if (percents.length === 0) return null
  return Math.round(percents.reduce((sum, each) => sum + each, 0) / percents.length)
}
