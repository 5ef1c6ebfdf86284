import * as m from '@prostuti/text/messages'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import type { Show } from './review-view.ts'

export type QuestionState = NonNullable<QuestionAnswer['state']>

const states: Record<QuestionState, () => string> = {
  correct: m.result_correct,
  wrong: m.result_wrong,
  partial: m.result_partial,
  blank: m.result_blank,
  void: m.result_void,
}

export const stateWords = (state: QuestionState): string => states[state]()

export function showWords(show: Show): string {
  if (show === 'all') return m.review_all()
  return show === 'flagged' ? m.review_flagged() : stateWords(show)
}
