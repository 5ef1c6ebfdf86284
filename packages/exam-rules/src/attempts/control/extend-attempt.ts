import { type Attempt, isRunning } from '../attempt.ts'

/** As much as one deed gives at most. */
export const longestExtensionMinutes = 180

/**
 * The end of a running attempt with more time, or undefined for one that is over: that is reopened, not extended. Who still has
 * the grace has their room back.
 */
export function extendedEnd(now: Date, attempt: Attempt, minutes: number): Date | undefined {
  return isRunning(now, attempt) && minutes > 0 ? later(attempt.endsAt, minutes) : undefined
}

export const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)
