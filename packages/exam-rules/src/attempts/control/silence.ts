import type { Attempt } from '../attempt.ts'

/** Whoever began and went away is not given the whole exam back. */
export const longestSilenceMinutes = 120

export type Pause = { readonly from: Date; readonly to: Date }

export type Silence = {
  /** When their last answer came; null before the first. */
  readonly savedAt: Date | null
  /** When they were last given time for their silence: it is given once. */
  readonly givenAt: Date | null
  /** The pauses of the paper that are over; their length was given to everybody. */
  readonly pauses: readonly Pause[]
}

/**
 * How long a doctor was silent, in whole minutes, the last one begun: from their last answer to now, or to their end where that came
 * first, without what a pause covered. Never more than `longestSilenceMinutes`; nothing under a minute.
 */
export function silentMinutes(
  now: Date,
  attempt: Pick<Attempt, 'startedAt' | 'endsAt' | 'pausedAt'>,
  { savedAt, givenAt, pauses }: Silence,
): number {
  const { startedAt, endsAt, pausedAt } = attempt
  const from = Math.max(startedAt.getTime(), savedAt?.getTime() ?? 0, givenAt?.getTime() ?? 0)
  const to = Math.min(now.getTime(), endsAt.getTime(), pausedAt?.getTime() ?? Number.POSITIVE_INFINITY)
  const covered = pauses.reduce((sum, pause) => sum + overlap(from, to, pause), 0)
  const silentMs = to - from - covered
  return silentMs < 60_000 ? 0 : Math.min(Math.ceil(silentMs / 60_000), longestSilenceMinutes)
}

const overlap = (from: number, to: number, pause: Pause): number =>
  Math.max(0, Math.min(to, pause.to.getTime()) - Math.max(from, pause.from.getTime()))
