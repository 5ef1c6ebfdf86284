import { type Attempt, finalMoment, isRunning } from './attempt.ts'
import type { PaperRelease, PaperTimes } from './paper.ts'

type Paper = Pick<PaperTimes, 'closesAt'> & PaperRelease

/** Whether keys and explanations may be shown to a doctor with these attempts: never while one of them is running. */
export function answersReleased(now: Date, paper: Paper, attempts: readonly Attempt[]): boolean {
  if (attempts.length === 0 || attempts.some((attempt) => isRunning(now, attempt))) return false
  return paper.answersAt ? now >= paper.answersAt : closedForAll(now, paper)
}

/** Ranks wait for the closing in any case: before it they would still move. A paper that never closes has none. */
export function ranksReleased(now: Date, paper: Paper): boolean {
  return paper.closesAt !== null && closedForAll(now, paper) && (paper.ranksAt === null || now >= paper.ranksAt)
}

/** With the grace: until it is over somebody's last save may be on its way. */
function closedForAll(now: Date, paper: Paper): boolean {
  return paper.closesAt === null || now >= finalMoment({ endsAt: paper.closesAt })
}
