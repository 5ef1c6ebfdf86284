import { type PaperQuestion, partIdsOf } from './question.ts'
import type { Fullness } from './question-type.ts'
import type { Answer } from './question-types.ts'
import { questionType } from './question-types.ts'

export function answerFullness(question: Pick<PaperQuestion, 'type' | 'parts'>, answer: Answer | undefined): Fullness {
  if (answer?.type !== question.type) return 'empty'
  return questionType(question.type).fullness(answer, partIdsOf(question))
}

/** Question ids by how much of them is answered, in the paper's order. */
export function answerProgress(
  questions: readonly PaperQuestion[],
  answers: ReadonlyMap<number, Answer>,
): Record<Fullness, number[]> {
  const progress: Record<Fullness, number[]> = { empty: [], partial: [], full: [] }
  for (const question of questions) progress[answerFullness(question, answers.get(question.id))].push(question.id)
  return progress
}
