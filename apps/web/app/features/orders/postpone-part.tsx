import type { postponeInstalment } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { request } from '../../api/request.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import type { Order } from '../../kit/payment/payment-queries.ts'
import { dayWords } from '../../kit/payment/payment-words.ts'
import type { OrderPageData } from './order-queries.ts'
import styles from './orders.module.css'
import { useOrderAnswer } from './use-order-answer.ts'

type PostponePartProps = { order: Order; postponement: NonNullable<OrderPageData['postponement']> }

export function PostponePart({ order, postponement: { state, number, from, to } }: PostponePartProps) {
  const take = useOrderAnswer(order.id)
  const sending = useSend<void, OrderPageData>({
    act: () =>
      request<typeof postponeInstalment>('POST', '/api/v3/web/doctor/orders/:id/postponement', {
        params: { id: order.id },
        body: { number },
      }),
    onDone: (page) => take(page, m.orders_postponed()),
  })
  const said = { nth: formatOrdinal(number, getLocale()), from: dayWords(from), to: dayWords(to) }
  return (
    <section className={`card pad ${styles.change}`}>
      <h3>{m.orders_postpone_title()}</h3>
      {state === 'open' && (
        <>
          <p>{m.orders_postpone_open(said)}</p>
          <FormFailure of={sending} />
          <button
            type="button"
            className="btn btn-line"
            aria-disabled={sending.sending || undefined}
            onClick={() => sending.send()}
          >
            {sending.sending ? m.my_sending() : m.orders_postpone_do({ date: dayWords(to) })}
          </button>
        </>
      )}
      {state === 'done' && <p>{m.orders_postpone_done(said)}</p>}
      {state === 'late' && <p className="muted">{m.orders_postpone_late()}</p>}
    </section>
  )
}
