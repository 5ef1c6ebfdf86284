import type { askPayment } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { refreshIcon } from '@prostuti/ui/icons/common'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { useSend } from '../form/use-send.ts'
import { type Followed, paymentQuery } from './payment-queries.ts'
import styles from './styles/payment.module.css'

/** For a doctor who does not want to wait: the server asks the gateway now. */
export function AskAgain({ followed }: { followed: Followed }) {
  const client = useQueryClient()
  const { payment, order } = followed
  const [heard, setHeard] = useState<string>()
  const ask = useSend({
    act: () =>
      request<typeof askPayment>('POST', '/api/v3/web/doctor/orders/:id/payments/:paymentId/ask', {
        params: { id: order.id, paymentId: payment.id },
      }),
    onDone: (news) => {
      setHeard(news.payment.state)
      client.setQueryData(paymentQuery(order.id, String(payment.id)).queryKey, news)
    },
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-line btn-full"
        aria-disabled={ask.sending || undefined}
        onClick={() => ask.send(undefined)}
      >
        <Icon of={refreshIcon} />
        {ask.sending ? m.payment_asking() : m.payment_ask()}
      </button>
      <p className={styles.paySaid} role="status">
        {ask.error ? askFailure(ask.error) : heard === payment.state && m.payment_asked()}
      </p>
    </>
  )
}

/** Asked too often, the server says how long to wait. */
function askFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return m.payment_ask_failed()
  if (error.code === 'offline') return m.payment_offline()
  return error.status === 429 && error.message ? error.message : m.payment_ask_failed()
}
