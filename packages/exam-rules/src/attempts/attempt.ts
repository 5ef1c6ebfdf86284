/**
 * One doctor sitting one paper: running, then finished, by the doctor or by the deadline. Only the control room makes a finished
 * one run again (`reopenAttempt`); a regrade changes marks only.
 */
export type Attempt = {
  readonly startedAt: Date
  /** Set at the start. Only ever moved later, by the control room. */
  readonly endsAt: Date
  /** Since when its paper is paused, or null. */
  readonly pausedAt: Date | null
  /** First attempts inside the paper's own time count for the ranking. */
  readonly ranked: boolean
  readonly finish: Finish | null
  readonly regradedAt: Date | null
  /** Since when it counts for nothing: staff declared it void. */
  readonly voidedAt?: Date | null
}

export type Finish = { readonly at: Date; readonly by: 'doctor' | 'deadline' }

/** For saves that were on their way when time ran out. The room itself closes at `endsAt`. */
export const graceMs = 30_000

/** The first moment at which nothing is taken any more and the attempt is to be finished by the deadline. */
export function finalMoment(attempt: Pick<Attempt, 'endsAt'>): Date {
  return new Date(finalMs(attempt.endsAt))
}

const finalMs = (endsAt: Date): number => endsAt.getTime() + graceMs

/**
 * When the room closes, as it stands now. While the paper is paused the end moves along with the clock, so that nobody's time
 * runs out; who began during the pause has it from their start. What was over before the pause stays over.
 */
export function endNow(now: Date, { startedAt, endsAt, pausedAt }: Pick<Attempt, 'startedAt' | 'endsAt' | 'pausedAt'>) {
  if (pausedAt === null || pausedAt >= endsAt) return endsAt
  return new Date(endsAt.getTime() + pausedFor(now, startedAt > pausedAt ? startedAt : pausedAt))
}

export const pausedFor = (now: Date, since: Date): number => Math.max(0, now.getTime() - since.getTime())

/** Whether something that reached us then came in time. */
export const isInTime = (at: Date, attempt: Attempt): boolean => at.getTime() < finalMs(endNow(at, attempt))

/** Whether answers can still arrive. An overdue attempt is not running, even before the job has finished it. */
export function isRunning(now: Date, attempt: Attempt): boolean {
  return attempt.finish === null && isInTime(now, attempt)
}
