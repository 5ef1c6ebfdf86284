import { type Attempt, answersReleased, isRunning, ranksReleased } from '@prostuti/exam-rules'
import type { PaperRow } from './paper-times.ts'

/**
 * Whether key and explanations are open to a reader with these attempts. Of the featured exam they are open to everybody
 * once it has closed and released them, except to whoever is sitting it at this moment.
 */
export function answersOpen(now: Date, paper: PaperRow, attempts: readonly Attempt[], featured: boolean): boolean {
  return answersReleased(now, paper, attempts) || (featured && openToAll(now, paper, attempts))
}

function openToAll(now: Date, { closesAt, answersAt }: PaperRow, attempts: readonly Attempt[]): boolean {
  if (attempts.some((attempt) => isRunning(now, attempt))) return false
  // The same wait as for ranks: the closing with its grace, then the moment that was set.
  return ranksReleased(now, { closesAt, answersAt, ranksAt: answersAt })
}
