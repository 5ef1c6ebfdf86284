import { minuteOf } from './days.ts'
import type { TimetableRow } from './timetable-row.ts'

/**
 * The papers whose opening and closing go with their rows, and by how many minutes: those that may be moved and of which every row that
 * is held moved alike. Where only some rows of a paper moved, nobody can say when it should open.
 */
export function papersToMove(
  before: readonly TimetableRow[],
  after: readonly TimetableRow[],
  mayMove: (paperId: number) => boolean,
): Map<number, number> {
  const was = new Map(before.map((row) => [row.id, row]))
  const moves = new Map<number, Set<number>>()
  for (const row of after) {
    if (row.paperId === null || row.isCancelled) continue
    const old = was.get(row.id)
    const by = old?.paperId === row.paperId ? minuteOf(row) - minuteOf(old) : 0
    moves.set(row.paperId, (moves.get(row.paperId) ?? new Set()).add(by))
  }
  return new Map(
    [...moves].flatMap(([paperId, [by = 0, ...others]]) =>
      by !== 0 && others.length === 0 && mayMove(paperId) ? [[paperId, by] as const] : [],
    ),
  )
}

/** The day and the hour so many minutes later. */
export function laterBy({ date, starts }: { date: string; starts: string }, minutes: number) {
  const at = new Date((minuteOf({ date, starts }) + minutes) * 60_000).toISOString()
  return { date: at.slice(0, 10), starts: at.slice(11, 16) }
}
