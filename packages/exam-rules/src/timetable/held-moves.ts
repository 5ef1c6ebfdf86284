import { hasBegun } from './days.ts'
import type { Difference } from './difference.ts'
import type { TimetableRow } from './timetable-row.ts'

/** The rows that have begun and that a difference takes to another hour all the same. What was called off was never held. */
export const heldMoves = (
  { changed }: Difference<TimetableRow>,
  after: ReadonlyMap<number, TimetableRow>,
  now: Date,
): number[] =>
  changed.flatMap(({ id, before }) => {
    const is = after.get(id)
    if (is === undefined) return []
    const was = { ...is, ...before }
    const isMoved = was.date !== is.date || was.starts !== is.starts
    return isMoved && !was.isCancelled && hasBegun(was, now) ? [id] : []
  })
