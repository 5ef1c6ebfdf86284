import type { Answer } from '../questions/question-types.ts'
import type { AnswerStep } from './answer-step.ts'
import { type Attempt, isInTime } from './attempt.ts'

/**
 * The answers that a list of steps comes to, in whatever order the steps are read: for each question the highest sequence
 * that arrived in time. Of copies of one step the first to arrive counts.
 */
export function replaySteps(attempt: Attempt, steps: Iterable<AnswerStep>): Map<number, Answer> {
  const newest = new Map<number, AnswerStep>()
  for (const step of steps) {
    if (!arrivedInTime(attempt, step.at)) continue
    const known = newest.get(step.questionId)
    if (!known || supersedes(step, known)) newest.set(step.questionId, step)
  }
  return new Map([...newest].map(([questionId, step]) => [questionId, step.answer]))
}

/** Whether a step counts: what came after the finish, or too late, is kept and not read. */
export function arrivedInTime(attempt: Attempt, at: Date): boolean {
  if (attempt.finish?.by === 'doctor' && at > attempt.finish.at) return false
  return isInTime(at, attempt)
}

function supersedes(step: AnswerStep, known: AnswerStep): boolean {
  return step.sequence > known.sequence || (step.sequence === known.sequence && step.at < known.at)
}
