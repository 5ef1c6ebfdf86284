/**
 * One doctor sitting one paper: running, then finished, by the doctor or by the deadline. A finish is never undone or moved;
 * a regrade changes marks only.
 */
export type Attempt = {
  readonly startedAt: Date
  /** Fixed at the start. */
  readonly endsAt: Date
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
  return new Date(attempt.endsAt.getTime() + graceMs)
}

/** Whether answers can still arrive. An overdue attempt is not running, even before the job has finished it. */
export function isRunning(now: Date, attempt: Attempt): boolean {
  return attempt.finish === null && now < finalMoment(attempt)
}
