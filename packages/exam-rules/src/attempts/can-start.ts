import { type Attempt, isRunning } from './attempt.ts'
import { closesNow, type PaperTimes } from './paper.ts'

export type StartDecision =
  | { readonly can: true; readonly ranked: boolean }
  | { readonly can: false; readonly reason: StartRefusal }

/** `already_running`: here or on another device; it is resumed, not started. */
export type StartRefusal = 'not_open_yet' | 'closed' | 'already_running' | 'already_done'

/** Whether a doctor with these earlier attempts may start the paper now, and whether it would be ranked. A void one does not count. */
export function canStart(now: Date, paper: PaperTimes, all: readonly Attempt[]): StartDecision {
  const earlier = all.filter(({ voidedAt }) => !voidedAt)
  if (earlier.some((attempt) => isRunning(now, attempt))) return { can: false, reason: 'already_running' }
  if (paper.attempts !== null && earlier.length >= paper.attempts) return { can: false, reason: 'already_done' }
  if (now < paper.opensAt) return { can: false, reason: 'not_open_yet' }
  const closesAt = closesNow(now, paper)
  if (closesAt === null || now < closesAt) return { can: true, ranked: earlier.length === 0 }
  const late = paper.late !== null && (paper.late.until === null || now < paper.late.until)
  return late ? { can: true, ranked: false } : { can: false, reason: 'closed' }
}
