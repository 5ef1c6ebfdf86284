import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import type { RetestCard, Review } from '../engine/notebook-types.ts'

export const verdictTitle = ({ right, answer }: Review): string =>
  right ? m.notebook_retest_right() : answer === null ? m.notebook_retest_blank() : m.notebook_retest_wrong()

/** What a screen reader says of an answer: how it was, and what is right where it was not. */
export function verdictWords({ question, correct_answer }: RetestCard, review: Review): string {
  const title = verdictTitle(review)
  if (review.right || !Array.isArray(correct_answer)) return title
  const locale = getLocale()
  const parts = question.parts.flatMap(({ id, text }, position) =>
    correct_answer.includes(id) ? `${partLetter(position, locale)}. ${text}` : [],
  )
  return `${title}. ${m.notebook_retest_answer_is({ parts: parts.join(', ') })}`
}
