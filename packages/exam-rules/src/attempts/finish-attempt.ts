import { type Attempt, endNow, isInTime } from './attempt.ts'

/**
 * The doctor hands in. Asking twice changes nothing. A wish that comes when time is already up makes it a finish by the
 * deadline, with the deadline as its moment, so that nobody is ranked by how fast their network was. Who hands in during a pause
 * has had their part of it until then.
 */
export function finishByDoctor(now: Date, attempt: Attempt): Attempt {
  if (attempt.finish) return attempt
  const endsAt = endNow(now, attempt)
  if (now >= endsAt) return { ...attempt, finish: { at: endsAt, by: 'deadline' } }
  return { ...attempt, endsAt, finish: { at: now, by: 'doctor' } }
}

/** What the job does with abandoned attempts; before the grace is over, nothing. Safe to run any number of times. */
export function finishByDeadline(now: Date, attempt: Attempt): Attempt {
  if (attempt.finish || isInTime(now, attempt)) return attempt
  return { ...attempt, finish: { at: attempt.endsAt, by: 'deadline' } }
}
