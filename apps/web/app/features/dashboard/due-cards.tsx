import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { type CourseDue, lateOf } from '../../kit/course/course-step.ts'
import styles from '../../kit/course/my-courses.module.css'
import { checkoutAddress } from '../../kit/payment/payment-addresses.ts'
import { dayWords } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'

export type DueCardsProps = { dues: readonly CourseDue[] }

/** What each course asks for next, and the way to pay it. */
export function DueCards({ dues }: DueCardsProps) {
  return (
    <div className="stack">
      {dues.map((due) => (
        <DueCard key={due.course.id} {...due} />
      ))}
    </div>
  )
}

function DueCard({ course, order, due }: CourseDue) {
  const staff = useStaffView()
  const locale = getLocale()
  const late = lateOf(order)
  return (
    <div className={`card pad ${styles.dueCard}`}>
      <p className="meta dotted">
        <span>
          <Link to={addressOf('/my/courses/:id', { id: course.id })}>
            <Phrase text={course.title} />
          </Link>
        </span>
        {order.dues.length > 1 && !late && <span>{m.mycourses_part({ nth: formatOrdinal(due.number, locale) })}</span>}
      </p>
      <div>
        <b className={`${styles.amt} num`}>{formatMoney(late?.amount ?? due.open_paisa, locale)}</b>
        {late ? (
          <p data-is="late">{m.mycourses_was_due({ date: dayWords(late.since) })}</p>
        ) : (
          <p className="meta">
            {due.state === 'due_today' ? m.mycourses_due_now() : m.mycourses_by({ date: dayWords(due.due_on) })}
          </p>
        )}
      </div>
      {order.next_paisa > 0 && !staff && (
        <Link className={`btn ${late ? 'btn-go' : 'btn-brand'}`} to={checkoutAddress(order)}>
          {m.mycourses_pay()}
        </Link>
      )}
    </div>
  )
}
