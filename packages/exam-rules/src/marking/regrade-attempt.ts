import type { AnswerStep } from '../attempts/answer-step.ts'
import type { Attempt } from '../attempts/attempt.ts'
import { type MarkablePaper, type MarkedQuestion, markAttempt } from './mark-attempt.ts'

export type Regraded =
  | { readonly ok: true; readonly attempt: Attempt; readonly questions: MarkedQuestion[] }
  | { readonly ok: false; readonly reason: 'still_running' }

/** Marks the same steps with the paper's present keys. The finish, and with it the order among equals, stays. */
export function regradeAttempt(
  now: Date,
  paper: MarkablePaper,
  attempt: Attempt,
  steps: Iterable<AnswerStep>,
): Regraded {
  if (!attempt.finish) return { ok: false, reason: 'still_running' }
  return { ok: true, attempt: { ...attempt, regradedAt: now }, questions: markAttempt(paper, attempt, steps) }
}
