import type { PaperTimes } from './paper.ts'

/**
 * The start plus the paper's duration, but never after the paper closes: who starts late has less time, and everybody's
 * answers are in when ranks are drawn. An attempt that starts after closing ends with the late period in the same way.
 */
export function endsAt(startedAt: Date, paper: Pick<PaperTimes, 'durationMinutes' | 'closesAt' | 'late'>): Date {
  const full = startedAt.getTime() + paper.durationMinutes * 60_000
  const last = paper.closesAt !== null && startedAt >= paper.closesAt ? paper.late?.until : paper.closesAt
  return new Date(last ? Math.min(full, last.getTime()) : full)
}
