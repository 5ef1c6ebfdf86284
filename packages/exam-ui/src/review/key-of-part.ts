import type { QuestionAnswer } from '../types.ts'

/** What is right about one option or stem: `right` for an option that counts; undefined for one that does not. */
export function keyOfPart(
  { correct_answer }: Pick<QuestionAnswer, 'correct_answer'>,
  id: number,
): 'right' | 'T' | 'F' | 'either' | undefined {
  if (Array.isArray(correct_answer)) return correct_answer.includes(id) ? 'right' : undefined
  return correct_answer[String(id)]
}
