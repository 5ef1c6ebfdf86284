import {
  result_blank,
  result_correct,
  result_partial,
  result_wrong,
  review_all,
  review_either,
  review_false,
  review_flagged,
  review_true,
} from '@prostuti/text/messages'
import type { QuestionAnswer } from '../exams/exam-types.ts'
import type { JudgedStem } from './judge-part.ts'
import type { Show } from './review-view.ts'

export type QuestionState = NonNullable<QuestionAnswer['state']>

const states: Record<QuestionState, () => string> = {
  correct: result_correct,
  wrong: result_wrong,
  partial: result_partial,
  blank: result_blank,
}

export const stateWords = (state: QuestionState): string => states[state]()

export function showWords(show: Show): string {
  if (show === 'all') return review_all()
  return show === 'flagged' ? review_flagged() : stateWords(show)
}

const truths = { T: review_true, F: review_false, either: review_either }

export const truthWords = (truth: JudgedStem['key']): string => truths[truth]()
