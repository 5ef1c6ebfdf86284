import { closesNow, type PaperTimes } from './paper.ts'

type Times = Pick<PaperTimes, 'durationMinutes' | 'closesAt' | 'pausedAt' | 'late'>

/**
 * The start plus the paper's duration, but never after the paper closes: who starts late has less time, and everybody's
 * answers are in when ranks are drawn. An attempt that starts after closing ends with the late period in the same way.
 */
export function endsAt(startedAt: Date, paper: Times): Date {
  const full = startedAt.getTime() + paper.durationMinutes * 60_000
  const closesAt = closesNow(startedAt, paper)
  const last = closesAt !== null && startedAt >= closesAt ? paper.late?.until : closesAt
  return new Date(last ? Math.min(full, last.getTime()) : full)
}
