import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { HoldLeft } from '../payment/hold-left.tsx'
import { checkoutAddress, paymentAddress } from '../payment/payment-addresses.ts'
import { gatewayName } from '../payment/payment-words.ts'
import { useStaffView } from '../session/use-staff-view.ts'
import { type Course, coursesQuery } from './course-queries.ts'
import { courseStep } from './course-step.ts'
import { dueWords } from './due-words.ts'
import styles from './my-courses.module.css'

/** What is to be done about a course, with the way to it. Nothing when nothing is to be done. */
export function StepPart({ course }: { course: Course }) {
  const client = useQueryClient()
  const staff = useStaffView()
  const step = courseStep(course)
  const go = (to: string, words: string, look = 'btn-go') =>
    !staff && (
      <Link className={`btn ${look}`} to={to}>
        {words}
        <Icon of={arrowRightIcon} />
      </Link>
    )
  switch (step.kind) {
    case 'waiting':
    case 'checking':
      return (
        <div className={styles.courseStep}>
          <p>
            {step.kind === 'checking'
              ? m.mycourses_checking()
              : m.mycourses_waiting({ gateway: gatewayName(step.payment.gateway) })}
          </p>
          <Link className="btn btn-line" to={paymentAddress(step.order, step.payment.id)}>
            {m.mycourses_see_payment()}
          </Link>
        </div>
      )
    case 'finish':
      return (
        <div className={styles.courseStep}>
          <HoldLeft
            until={step.heldUntil}
            onOver={() => void client.invalidateQueries({ queryKey: coursesQuery.queryKey })}
          />
          {go(checkoutAddress(step.order), m.mycourses_finish())}
        </div>
      )
    case 'again':
      return (
        <div className={styles.courseStep}>
          <p>{m.payment_hold_over()}</p>
          {go(checkoutAddress(step.order), m.mycourses_again(), 'btn-brand')}
        </div>
      )
    case 'due':
      return (
        <div className={styles.courseStep}>
          <p data-is={step.order.access === 'open' ? undefined : 'late'}>{dueWords(step.order, step.due)}</p>
          {step.order.next_paisa > 0 &&
            go(
              checkoutAddress(step.order),
              m.mycourses_pay_amount({ amount: formatMoney(step.order.next_paisa, getLocale()) }),
              dueLook(step.due.state),
            )}
        </div>
      )
    case 'lapsed':
      return (
        <div className={styles.courseStep}>
          <p>{m.mycourses_lapsed()}</p>
          <Link
            className="btn btn-line"
            to={addressOf('/batch-details/:available_batch_id', { available_batch_id: course.batch_id })}
          >
            {m.mycourses_batch()}
          </Link>
        </div>
      )
    default:
      return null
  }
}

/** The later it is due, the quieter. */
const dueLook = (state: 'paid' | 'overdue' | 'due_today' | 'coming'): string =>
  ({ overdue: 'btn-go', due_today: 'btn-brand', coming: 'btn-line', paid: 'btn-line' })[state]
