import { type PaperQuestion, partIdsOf } from './question.ts'
import { type AnswerKey, questionType } from './question-types.ts'

/** Whether a key can mark this question; asked before a key is stored or corrected. */
export function keyFits(question: Pick<PaperQuestion, 'type' | 'parts'>, key: AnswerKey): boolean {
  return key.type === question.type && questionType(question.type).keyFits(key, partIdsOf(question))
}
