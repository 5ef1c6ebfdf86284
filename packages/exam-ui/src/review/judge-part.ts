import { type StemVerdict, stemVerdict } from '@prostuti/exam-rules'
import type { QuestionAnswer } from '../types.ts'

type Judged = Pick<QuestionAnswer, 'correct_answer' | 'selected_answer'>
type Truth = 'T' | 'F'

/** One option of an `sba` question: whether it is right, and whether the reader took it. */
export function judgeOption(
  { correct_answer, selected_answer }: Judged,
  id: number,
): { right: boolean; chosen: boolean } {
  return { right: Array.isArray(correct_answer) && correct_answer.includes(id), chosen: selected_answer === id }
}

export type JudgedStem = { key: Truth | 'either' | undefined; said: Truth | undefined; verdict: StemVerdict }

/** One statement of an `mcq` question: what is true of it, and what the reader said. */
export function judgeStem({ correct_answer, selected_answer }: Judged, id: number): JudgedStem {
  const key = Array.isArray(correct_answer) ? undefined : correct_answer[id]
  const said = (typeof selected_answer === 'object' ? selected_answer?.[id] : undefined) ?? undefined
  return { key, said, verdict: stemVerdict(key, said) }
}
