import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Order } from '../payment/payment-queries.ts'
import { dayWords } from '../payment/payment-words.ts'
import { lateOf } from './course-step.ts'

/** One line about what is to be paid next. */
export function dueWords(order: Pick<Order, 'dues'>, due: Order['dues'][number]): string {
  const locale = getLocale()
  const late = lateOf(order)
  if (late) return m.mycourses_overdue({ amount: formatMoney(late.amount, locale), date: dayWords(late.since) })
  const words = { nth: formatOrdinal(due.number, locale), amount: formatMoney(due.open_paisa, locale) }
  return due.state === 'due_today'
    ? m.mycourses_due_today(words)
    : m.mycourses_next_due({ ...words, date: dayWords(due.due_on) })
}
