import { type Attempt, endNow, isRunning } from '../attempt.ts'
import type { PaperRelease, PaperTimes } from '../paper.ts'
import { answersMoment, isRankedPaper } from '../released.ts'
import { later } from './extend-attempt.ts'

type Paper = Pick<PaperTimes, 'closesAt' | 'extendedUntil' | 'pausedAt'> & PaperRelease

/**
 * Why an attempt cannot be made to run again. `running`: it does. `voided`: it counts for nothing. `superseded`: the doctor has begun another since. `marks_seen`: the
 * paper shows marks with the finish. `answers_out`: the answers are out, so nobody may answer any more. `no_time`: it would
 * have none.
 */
export type ReopenRefusal = 'running' | 'voided' | 'superseded' | 'marks_seen' | 'answers_out' | 'no_time'

export type Reopened =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly reason: ReopenRefusal }

type Reopening = {
  readonly attempt: Attempt
  /** Whether it is the doctor's newest on this paper. */
  readonly newest: boolean
  /** Beyond what they had left when they handed in. */
  readonly minutes: number
}

/**
 * A finished attempt runs again: one that the deadline cut off, or one that was handed in by mistake. Who handed in early has what
 * was left to them then, counted from now; `minutes` come on top. Its result goes, and ranks are drawn anew. Not once answers
 * are out to anybody, and not where the doctor has seen the marks.
 */
export function reopenAttempt(now: Date, paper: Paper, { attempt, newest, minutes }: Reopening): Reopened {
  if (isRunning(now, attempt)) return { ok: false, reason: 'running' }
  if (attempt.voidedAt) return { ok: false, reason: 'voided' }
  if (!newest) return { ok: false, reason: 'superseded' }
  if (!isRankedPaper(paper)) return { ok: false, reason: 'marks_seen' }
  const answersAt = answersMoment(now, paper)
  if (answersAt === null || now >= answersAt) return { ok: false, reason: 'answers_out' }
  const wanted = later(new Date(now.getTime() + leftAtFinish(attempt)), minutes)
  const given = new Date(wanted.getTime() - pausedBefore(now, attempt, wanted))
  const endsAt = given > attempt.endsAt ? given : attempt.endsAt
  const reopened = { ...attempt, endsAt, finish: null, regradedAt: null }
  if (endNow(now, reopened).getTime() - now.getTime() < 60_000) return { ok: false, reason: 'no_time' }
  return { ok: true, attempt: reopened }
}

/** What a pause that is on has lasted already: its end will add that too, and it is no time of theirs. */
const pausedBefore = (now: Date, attempt: Attempt, endsAt: Date): number =>
  endNow(now, { ...attempt, endsAt }).getTime() - endsAt.getTime()

function leftAtFinish({ finish, endsAt }: Attempt): number {
  return finish?.by === 'doctor' ? Math.max(0, endsAt.getTime() - finish.at.getTime()) : 0
}
