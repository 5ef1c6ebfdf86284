import type { TimetableRow } from '../../kit/course/timetable-queries.ts'
import { turnsOf } from '../../kit/live-class/class-of-row.ts'

type Turning = Pick<TimetableRow, 'starts_at' | 'ends_at' | 'exam' | 'live_class'>

/** How many milliseconds after `now` something of a timetable begins, ends, opens or closes; undefined when nothing does. */
export function nextTurn(rows: readonly Turning[], now: number): number | undefined {
  const moments = rows.flatMap(({ starts_at, ends_at, exam, live_class }) => [
    starts_at,
    ends_at,
    ...(live_class ? turnsOf({ starts_at, ends_at }).map((turn) => turn.toISOString()) : []),
    ...(exam ? [exam.opens_at, exam.closes_at, exam.late_until, exam.ends_at] : []),
  ])
  const waits = moments
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment) - now))
    .filter((wait) => wait > 0)
  return waits.length === 0 ? undefined : Math.min(...waits)
}
