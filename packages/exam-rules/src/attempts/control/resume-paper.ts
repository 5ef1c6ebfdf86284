import { type Attempt, endNow, pausedFor } from '../attempt.ts'
import { closesNow, type PaperTimes } from '../paper.ts'

type Paper = Pick<PaperTimes, 'closesAt' | 'pausedAt' | 'late'>

/**
 * What a paper's times are after its pause: the closing comes later by its length, so that who has not begun loses nothing, and so
 * does the end of the time for those who are late.
 */
export function resumedTimes(now: Date, paper: Paper): { closesAt: Date | null; lateUntil: Date | null } {
  const { pausedAt, late } = paper
  const lateUntil = late?.until ?? null
  if (pausedAt === null) return { closesAt: paper.closesAt, lateUntil }
  const isLateAhead = lateUntil !== null && pausedAt < lateUntil
  return {
    closesAt: closesNow(now, paper),
    lateUntil: isLateAhead ? new Date(lateUntil.getTime() + pausedFor(now, pausedAt)) : lateUntil,
  }
}

/** The end of an attempt after the pause, or undefined for one that was over before it or is finished. */
export function resumedEnd(now: Date, attempt: Attempt): Date | undefined {
  const end = endNow(now, attempt)
  return attempt.finish === null && end > attempt.endsAt ? end : undefined
}
