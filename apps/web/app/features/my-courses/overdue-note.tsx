import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { alertIcon } from '@prostuti/ui/icons/payment'
import { lateOf } from '../../kit/course/course-step.ts'
import styles from '../../kit/course/my-courses.module.css'
import type { Order } from '../../kit/payment/payment-queries.ts'
import { dayWords } from '../../kit/payment/payment-words.ts'

/** What a late part does to the course, and what it does not. */
export function OverdueNote({ order }: { order: Order }) {
  const late = lateOf(order)
  if (late === undefined) return null
  const words = { amount: formatMoney(late.amount, getLocale()), date: dayWords(late.since) }
  const isPaused = order.access === 'lectures_paused'
  return (
    <section className={styles.overdue} data-is={isPaused ? 'paused' : undefined} aria-labelledby="overdue">
      <Icon of={alertIcon} />
      <div>
        <h2 id="overdue">{isPaused ? m.mycourses_paused_title() : m.mycourses_warned_title()}</h2>
        <p>{isPaused ? m.mycourses_paused_text(words) : m.mycourses_warned_text(words)}</p>
      </div>
    </section>
  )
}
