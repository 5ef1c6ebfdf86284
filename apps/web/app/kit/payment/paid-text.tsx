import type { doctorCourse, subscriptionShelf } from '@prostuti/contract'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/get.ts'
import { leftOf, nextDue, purposeOf } from './outcome.ts'
import type { Followed } from './payment-queries.ts'
import { dateWords, dayWords } from './payment-words.ts'
import styles from './styles/payment.module.css'

/** What follows from money that has arrived. */
export function PaidText({ followed }: { followed: Followed }) {
  const { payment, order } = followed
  const locale = getLocale()
  const due = nextDue(order)
  const left = leftOf(order)
  return (
    <>
      {purposeOf(followed) === 'enrolment' && order.enrolment_id !== null && (
        <CourseBegins id={order.enrolment_id} now={new Date(followed.server_time)} />
      )}
      {purposeOf(followed) === 'subscription' && order.offer_id !== null && (
        <VideosOpen offerId={order.offer_id} orderId={order.id} />
      )}
      {left > 0 && due !== undefined ? (
        <p>{m.payment_paid_left({ amount: formatMoney(left, locale), date: dayWords(due.due_on) })}</p>
      ) : (
        purposeOf(followed) === 'part' && order.state === 'paid' && <p>{m.payment_paid_all()}</p>
      )}
      {payment.refunded_paisa > 0 && (
        <p>{m.payment_part_refunded({ amount: formatMoney(payment.refunded_paisa, locale) })}</p>
      )}
    </>
  )
}

/** Left out until it is known: the money is what this page is about. */
function CourseBegins({ id, now }: { id: number; now: Date }) {
  const { data } = useQuery(get<typeof doctorCourse>('/api/v3/web/doctor/courses/:id', {}, { id }))
  if (data === undefined) return <p className={styles.payComes}>{'\u00a0'}</p>
  const { starts_on } = data.course
  return (
    <p className={styles.payComes}>
      {dhakaMidnight(starts_on) > now
        ? m.payment_paid_starts({ date: dayWords(starts_on, 'full') })
        : m.payment_paid_running()}
    </p>
  )
}

/** From when until when, as soon as that is known. */
function VideosOpen({ offerId, orderId }: { offerId: number; orderId: number }) {
  const { data } = useQuery({
    ...get<typeof subscriptionShelf>('/api/v3/web/doctor/subscriptions/:id', {}, { id: offerId }),
    staleTime: 0,
  })
  const bought = data?.subscriptions.find(({ order_id }) => order_id === orderId)
  if (bought?.starts_at == null || bought.ends_at === null) return <p className={styles.payComes}>{'\u00a0'}</p>
  const to = dateWords(bought.ends_at)
  return (
    <p className={styles.payComes}>
      {bought.state === 'coming'
        ? m.subscription_paid_from({ from: dateWords(bought.starts_at), to })
        : m.subscription_paid_until({ date: to })}
    </p>
  )
}
