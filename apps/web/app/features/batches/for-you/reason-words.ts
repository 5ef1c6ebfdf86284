import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import type { Suggestions } from '../../../kit/batch/batch-queries.ts'
import { seatWords } from '../../../kit/batch/batch-words.ts'
import type { Answers } from './answers.ts'

type Suggestion = Suggestions['suggestions'][number]
type Reason = Suggestion['reasons'][number]

const against: readonly Reason[] = ['mode_differs', 'over_budget', 'clashes_with_duty']

export const speaksAgainst = (reason: Reason): boolean => against.includes(reason)

/** Who named no exam learns nothing from a batch being of the course they are looking at. */
export const isWorthSaying = (reason: Reason, answers: Answers): boolean =>
  reason !== 'course_matches' || Boolean(answers.target)

/** Whether anything that was asked for is not there. */
export const differs = ({ reasons }: Pick<Suggestion, 'reasons'>): boolean => reasons.some(speaksAgainst)

export function reasonWords(reason: Reason, { batch }: Suggestion, answers: Answers, locale: Locale): string {
  switch (reason) {
    case 'category_matches':
      return m.batches_reason_category()
    case 'course_matches':
      return m.batches_reason_course()
    case 'mode_matches':
      return answers.mode === 'branch' ? m.batches_reason_branch() : m.batches_reason_online()
    case 'mode_differs':
      return batch.mode === 'online' ? m.batches_reason_only_online() : m.batches_reason_only_branch()
    case 'within_budget':
      return m.batches_reason_within_budget()
    case 'instalments_within_budget':
      return m.batches_reason_instalments()
    case 'over_budget': {
      const over = batch.payable_paisa - Number(answers.budget ?? 0) * 100
      return m.batches_reason_over_budget({ amount: formatMoney(over, locale) })
    }
    case 'fits_duty_hours':
      return m.batches_reason_fits_duty()
    case 'clashes_with_duty':
      return m.batches_reason_clashes()
    case 'pace_suits_recent_graduate':
      return m.batches_reason_recent()
    case 'pace_suits_returning_graduate':
      return m.batches_reason_returning()
    case 'starts_soon':
      return m.batches_reason_soon()
    case 'few_seats_left':
      return seatWords(batch, locale)
  }
}
