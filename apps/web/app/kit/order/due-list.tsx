import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from '../course/my-courses.module.css'
import { MySection } from '../my-page/section.tsx'
import { checkoutAddress } from '../payment/payment-addresses.ts'
import type { Order } from '../payment/payment-queries.ts'
import { dayWords } from '../payment/payment-words.ts'
import { useStaffView } from '../session/use-staff-view.ts'

const chips = {
  paid: [m.mycourses_due_paid, 'chip-ok'],
  overdue: [m.mycourses_due_overdue, 'chip-bad'],
  due_today: [m.mycourses_due_now, 'chip-brand'],
  coming: [m.mycourses_due_coming, ''],
} as const

/** The agreed parts. A fee paid at once has none to show. */
export function DueList({ order, isRunning }: { order: Order; isRunning: boolean }) {
  const staff = useStaffView()
  const locale = getLocale()
  const isOpen = order.state === 'booked' && isRunning
  if (order.state === 'open' || order.state === 'closed' || (order.dues.length < 2 && !isOpen)) return null
  return (
    <MySection title={m.mycourses_dues()}>
      <div className="card pad">
        <ol className={styles.dues}>
          {order.dues.map((due) => {
            const [name, look] = chips[due.state]
            const isPartly = due.open_paisa > 0 && due.open_paisa < due.amount_paisa
            return (
              <li key={due.number}>
                <div>
                  <b>
                    {order.dues.length === 1
                      ? m.mycourses_whole()
                      : m.mycourses_part({ nth: formatOrdinal(due.number, locale) })}
                  </b>
                  {due.state !== 'paid' && <small>{m.mycourses_by({ date: dayWords(due.due_on) })}</small>}
                  {isPartly && <small>{m.mycourses_part_left({ amount: formatMoney(due.open_paisa, locale) })}</small>}
                </div>
                <b className="num">{formatMoney(due.amount_paisa, locale)}</b>
                <span className={`chip ${look}`}>{name()}</span>
              </li>
            )
          })}
        </ol>
        {isOpen && order.next_paisa > 0 && !staff && (
          <Link className="btn btn-go btn-full" to={checkoutAddress(order)}>
            {m.mycourses_pay_amount({ amount: formatMoney(order.next_paisa, locale) })}
            <Icon of={arrowRightIcon} />
          </Link>
        )}
      </div>
    </MySection>
  )
}
