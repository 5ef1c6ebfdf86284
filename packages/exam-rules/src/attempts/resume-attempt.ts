import { answerProgress } from '../questions/answer-progress.ts'
import type { PaperQuestion } from '../questions/question.ts'
import type { Fullness, WireAnswer } from '../questions/question-type.ts'
import { writeAnswer } from '../questions/read-answer.ts'
import type { AnswerStep } from './answer-step.ts'
import type { Attempt } from './attempt.ts'
import { replaySteps } from './replay-steps.ts'

export type Resumed = {
  /** By question id, as the browser sends them; what was cleared again is not there. */
  readonly answers: Readonly<Record<number, WireAnswer>>
  readonly progress: Readonly<Record<Fullness, number[]>>
  /** A room on another device goes on counting from here, else its saves would look old. */
  readonly lastSequence: number
}

/** Everything a room needs to stand where the doctor left it, on this device or another. */
export function resumeAttempt(
  attempt: Attempt,
  questions: readonly PaperQuestion[],
  steps: readonly AnswerStep[],
): Resumed {
  const answers = replaySteps(attempt, steps)
  const progress = answerProgress(questions, answers)
  const touched = [...progress.partial, ...progress.full]
  return {
    answers: Object.fromEntries(touched.map((id) => [id, writeAnswer(answers.get(id)!)])),
    progress,
    lastSequence: steps.reduce((last, step) => Math.max(last, step.sequence), 0),
  }
}
