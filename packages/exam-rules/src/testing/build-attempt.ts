import type { Attempt } from '../attempts/attempt.ts'
import type { PaperTimes } from '../attempts/paper.ts'

/** A moment of one day in Dhaka, `clock` as 10:00 or 10:00:30. */
export function at(clock: string): Date {
  return new Date(`2026-01-16T${clock.length === 5 ? `${clock}:00` : clock}+06:00`)
}

/** Running from ten to noon unless told otherwise. */
export function buildAttempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    ...{ startedAt: at('10:00'), endsAt: at('12:00'), pausedAt: null },
    ...{ ranked: true, finish: null, regradedAt: null },
    ...changes,
  }
}

/** Open from ten to four, two hours, once. */
export function buildTimes(changes: Partial<PaperTimes> = {}): PaperTimes {
  return {
    ...{ opensAt: at('10:00'), closesAt: at('16:00'), extendedUntil: null, pausedAt: null },
    ...{ durationMinutes: 120, late: null, attempts: 1 },
    ...changes,
  }
}
