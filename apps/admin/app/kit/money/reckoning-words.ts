import type { ResponseOf } from '@prostuti/contract'
import type { readRefundTerms } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { taka } from './money-words.ts'

type Reckoning = NonNullable<ResponseOf<typeof readRefundTerms>['reckoning']>

const rules: Record<Reckoning['rule'], () => string> = {
  before_start: m.office_reckon_before_start,
  first_days: m.office_reckon_first_days,
  in_proportion: m.office_reckon_in_proportion,
  before_deadline: m.office_reckon_before_deadline,
  unwatched: m.office_reckon_unwatched,
  cheaper_batch: m.office_reckon_cheaper_batch,
  batch_over: m.office_reckon_batch_over,
  deadline_passed: m.office_reckon_deadline_passed,
  hours_passed: m.office_reckon_hours_passed,
  watched: m.office_reckon_watched,
}

/** Why so much goes back: the rule, and what of the money stays. */
export const reckoningWords = ({ rule, back_paisa, keep_paisa, here_paisa }: Reckoning): string =>
  m.office_reckon({
    rule: rules[rule](),
    back: taka(back_paisa),
    here: taka(here_paisa),
    keep: taka(Math.min(keep_paisa, here_paisa)),
  })
