import type { withdrawRefundRequest } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { boldCloseIcon, boldTickIcon } from '@prostuti/ui/icons/common'
import { spokesIcon } from '@prostuti/ui/icons/payment'
import { request as ask } from '../../api/request.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { momentWords } from '../../kit/payment/payment-words.ts'
import timeline from '../../kit/payment/styles/payment.module.css'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import type { OrderPageData, RefundRequest } from './order-queries.ts'
import { money, requestSteps } from './order-words.ts'
import styles from './orders.module.css'
import { useOrderAnswer } from './use-order-answer.ts'

type RequestCardProps = { request: RefundRequest; orderId: number; serverTime: string }

const icons = { done: boldTickIcon, now: spokesIcon, bad: boldCloseIcon }
const states = {
  done: m.payment_step_done,
  now: m.payment_step_now,
  to_do: m.payment_step_todo,
  bad: m.payment_step_bad,
}

/** How far a wish for money back has come. */
export function RequestCard({ request, orderId, serverTime }: RequestCardProps) {
  const staff = useStaffView()
  const isOpen = request.state === 'asked' || request.state === 'looked_at'
  const now = new Date(serverTime)
  return (
    <section className={`card pad ${styles.change}`}>
      <h2>{request.cause === 'move' ? m.orders_request_title_move() : m.orders_request_title()}</h2>
      {isOpen && <p>{m.orders_step_back({ amount: money(request.reckoning.back_paisa) })}</p>}
      <ol className={timeline.tl} data-is={request.state === 'paid_out' ? 'paid' : undefined}>
        {requestSteps(request).map(({ key, title, state, at }) => (
          <li key={key} data-is={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{state !== 'to_do' && <Icon of={icons[state]} />}</i>
            <div>
              <b>{title}</b>
              <span className="sr">, {states[state]()}</span>
              {key === 'asked' && request.reason && (
                <small>
                  <Phrase text={request.reason} />
                </small>
              )}
              {(key === 'granted' || key === 'refused') && request.answer && (
                <small>
                  <Phrase text={request.answer} />
                </small>
              )}
            </div>
            {at !== null && <time dateTime={at}>{momentWords(at, now)}</time>}
          </li>
        ))}
      </ol>
      {isOpen && request.cause === 'leaving' && !staff && <WithdrawButton orderId={orderId} />}
    </section>
  )
}

function WithdrawButton({ orderId }: { orderId: number }) {
  const take = useOrderAnswer(orderId)
  const sending = useSend<void, OrderPageData>({
    act: () =>
      ask<typeof withdrawRefundRequest>('POST', '/api/v3/web/doctor/orders/:id/refund-request/withdraw', {
        params: { id: orderId },
      }),
    onDone: (page) => take(page, m.orders_refund_withdrawn()),
  })
  return (
    <>
      <FormFailure of={sending} />
      <button
        type="button"
        className="btn btn-line"
        aria-disabled={sending.sending || undefined}
        onClick={() => sending.send()}
      >
        {sending.sending ? m.my_sending() : m.orders_refund_withdraw()}
      </button>
    </>
  )
}
