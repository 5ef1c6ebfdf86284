import { type Attempt, isInTime } from './attempt.ts'

/** `repeated`: we have this very save, so it is acknowledged again and written nowhere. */
export type SaveJudgement = 'new' | 'repeated' | 'older' | 'finished' | 'too_late'

/**
 * What to do with a save. Newness is judged for each question by itself: a save of question 1 that was overtaken by one of
 * question 2 is still the newest that question 1 has.
 */
export function judgeSave(
  now: Date,
  attempt: Attempt,
  sequence: number,
  latestOfQuestion: number | undefined,
): SaveJudgement {
  // A repeat is acknowledged even after the end: the doctor's room only wants to know that it arrived.
  if (sequence === latestOfQuestion) return 'repeated'
  if (attempt.finish) return 'finished'
  if (!isInTime(now, attempt)) return 'too_late'
  return latestOfQuestion !== undefined && sequence < latestOfQuestion ? 'older' : 'new'
}
