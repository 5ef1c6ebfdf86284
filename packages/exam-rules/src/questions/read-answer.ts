import { type PaperQuestion, partIdsOf } from './question.ts'
import type { Reading, WireAnswer } from './question-type.ts'
import { type Answer, questionType } from './question-types.ts'

/** `selected_answer` as it came → an answer to this question, or why it is none. Never throws. */
export function readAnswer(question: Pick<PaperQuestion, 'type' | 'parts'>, wire: unknown): Reading<Answer> {
  return questionType(question.type).read(wire, partIdsOf(question))
}

/** An answer as the browser sends and gets it. */
export function writeAnswer(answer: Answer): WireAnswer {
  return questionType(answer.type).write(answer)
}
