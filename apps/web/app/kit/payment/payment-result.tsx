import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, isNotThere } from '../../api/api-error.ts'
import { refreshEnrolments } from '../course/refresh-enrolments.ts'
import { Loaded } from '../my-page/loaded.tsx'
import { PushOffer } from '../push/push-offer.tsx'
import { Phrase } from '../rich-text/phrase.tsx'
import { NoPayment } from './no-payment.tsx'
import { toneOf, waysOf } from './outcome.ts'
import { outcomeWords } from './outcome-words.ts'
import { PaidText } from './paid-text.tsx'
import { type Followed, paymentQuery } from './payment-queries.ts'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { Seal } from './seal.tsx'
import styles from './styles/payment.module.css'
import { Timeline } from './timeline.tsx'
import { WaysOn } from './ways-on.tsx'

type PaymentResultProps = { orderId: number | string; paymentId: string }

/** Follows one payment until it is settled, of a course or an event. Says nothing that the server has not said. */
export function PaymentResult({ orderId, paymentId }: PaymentResultProps) {
  const query = useQuery(paymentQuery(orderId, paymentId))
  const isMissing = query.data === undefined && isNotThere(query.error)
  if (isMissing) return <NoPayment />
  return (
    <Loaded query={query} errorTitle={m.payment_error()} skeleton={<PaymentSkeleton />}>
      {(followed) => (
        <Result followed={followed} gotAt={query.dataUpdatedAt} trouble={query.isRefetchError ? query.error : null} />
      )}
    </Loaded>
  )
}

type ResultProps = { followed: Followed; gotAt: number; trouble: Error | null }

function Result({ followed, gotAt, trouble }: ResultProps) {
  useTellOthers(followed)
  const { payment } = followed
  const isLong = useIsLong(followed, gotAt)
  const { title, text } = outcomeWords(followed, isLong)
  const isOver = toneOf(payment) === 'bad'
  return (
    <div className={styles.pay}>
      <div className={styles.payHead} role="status">
        <Seal tone={toneOf(payment)} />
        <h2>
          <Phrase text={title} />
        </h2>
        {text && <p>{text}</p>}
        {payment.state === 'paid' && <PaidText followed={followed} />}
        {isOver && waysOf(followed).ask && <p>{m.payment_if_taken()}</p>}
      </div>
      <div className="card pad">
        <p className={styles.payFor}>
          <Phrase text={followed.order.title} />
        </p>
        <Timeline followed={followed} />
      </div>
      <p className={styles.payTrouble} role="status">
        {trouble &&
          (trouble instanceof ApiError && trouble.code === 'offline' ? m.payment_offline() : m.payment_unreached())}
      </p>
      <WaysOn followed={followed} skewMs={Date.parse(followed.server_time) - gotAt} />
      {payment.state === 'paid' && followed.order.kind === 'enrolment' && <PushOffer about="enrolment" />}
    </div>
  )
}

const longMs = 90_000
const longAgoMs = 15 * 60_000

/** Whether the usual minute is over: this page has waited, or the payment began long before it was opened. */
function useIsLong({ payment, server_time }: Followed, gotAt: number): boolean {
  const [openedAt] = useState(gotAt)
  return gotAt - openedAt > longMs || Date.parse(server_time) - Date.parse(payment.started_at) > longAgoMs
}

function useTellOthers({ payment: { state } }: Followed): void {
  const client = useQueryClient()
  useEffect(() => {
    if (state !== 'paid' && state !== 'refunded') return
    refreshEnrolments(client)
  }, [state, client])
}
