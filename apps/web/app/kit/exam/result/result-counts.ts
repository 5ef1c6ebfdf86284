import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ExamResult, MarkedResult } from '../exam-types.ts'

export type QuestionCount = { name: 'right' | 'wrong' | 'part' | 'blank'; count: number; label: string }

/** How many questions went which way. Wherever a result is shown these are its numbers, and they add up to the paper's. */
export function questionCounts(result: ExamResult): QuestionCount[] {
  if (!result.marks_released)
    return [
      { name: 'right', count: result.answered, label: m.result_answered() },
      { name: 'blank', count: result.questions - result.answered, label: m.result_blank() },
    ]
  const counts: QuestionCount[] = [
    { name: 'right', count: result.correct_questions, label: m.result_correct() },
    { name: 'wrong', count: result.wrong_questions, label: m.result_wrong() },
    { name: 'part', count: result.partial_questions, label: m.result_partial() },
    { name: 'blank', count: result.blank_questions, label: m.result_blank() },
  ]
  return counts.filter(({ name, count }) => name !== 'part' || count > 0)
}

/** Whether marks were counted by stem: then more was right and wrong than there are questions. */
export const isByStem = ({ right, wrong, blank, questions }: MarkedResult): boolean =>
  right + wrong + blank !== questions

/** What the stems of true-or-false questions came to; undefined where every question counts once. */
export function stemWords(result: ExamResult, locale: Locale): string | undefined {
  if (!result.marks_released || !isByStem(result)) return undefined
  const [right, wrong, blank] = [result.right, result.wrong, result.blank].map((count) => formatNumber(count, locale))
  return m.result_by_stem({ right: right ?? '', wrong: wrong ?? '', blank: blank ?? '' }, { locale })
}
