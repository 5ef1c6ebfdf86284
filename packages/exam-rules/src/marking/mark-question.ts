import { keyFits } from '../questions/key-fits.ts'
import { type PaperQuestion, partIdsOf } from '../questions/question.ts'
import { type Answer, type AnswerKey, questionType } from '../questions/question-types.ts'
import { applyGrace } from './apply-grace.ts'
import type { MarkRule, QuestionMark } from './mark-rule.ts'

/** Throws where the key or the answer belongs to something else: marks given on a guess would be worse than none. */
export function markQuestion(
  question: Pick<PaperQuestion, 'id' | 'type' | 'parts'>,
  key: AnswerKey,
  answer: Answer | undefined,
  rule: MarkRule,
): QuestionMark {
  if (!keyFits(question, key)) throw new Error(`The key does not fit question ${question.id}`)
  if (answer && answer.type !== question.type)
    throw new Error(`The answer is of another type than question ${question.id}`)
  const mark = questionType(question.type).mark(answer, key, partIdsOf(question), rule)
  return key.grace ? applyGrace(mark, key.grace) : mark
}
