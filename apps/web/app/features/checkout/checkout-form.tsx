import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/checkout/checkout.module.css'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useCountdown } from '../../kit/form/wait/use-countdown.ts'
import { holdEnd } from './hold-end.ts'
import { CodeStep } from './pay/code-step.tsx'
import { HoldBar } from './pay/hold-bar.tsx'
import { MethodStep } from './pay/method-step.tsx'
import { PayBar, PayButton } from './pay/pay-button.tsx'
import { PlanStep } from './pay/plan-step.tsx'
import { TryNote } from './pay/try-note.tsx'
import { SumCard } from './sum/sum-card.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** `receivedAt`: when the answer came that the state was made of. */
export function CheckoutForm({ state, receivedAt }: { state: CheckoutState; receivedAt: number }) {
  const { checkout, order, phase, links, pay, code, again } = state
  const seconds = useCountdown(holdEnd(checkout, receivedAt))
  // Of videos there are enough for everybody.
  const hasSeat = links.kind !== 'subscription'
  const seatGone = hasSeat && phase === 'first' && seconds === 0
  const said = useSeatWords(state, seatGone)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.sending || pay.sending) return
    if (seatGone) again.send()
    else pay.send()
  }

  return (
    <form className={styles.co} onSubmit={submit} noValidate>
      {hasSeat && phase === 'first' && <HoldBar seconds={seconds} />}
      {/* The region is there before its words are, or a screen reader would not speak them. */}
      <div role="status">
        {said && (
          <p className={styles.coSaid}>
            <Icon of={tickIcon} />
            {said}
          </p>
        )}
      </div>
      <FormFailure of={pay}>
        {pay.failure?.code === 'gateway_unavailable' && checkout.gateways.length > 1 && <p>{m.checkout_other_way()}</p>}
      </FormFailure>
      <FormFailure of={again} />
      <TryNote order={order} links={links} />
      <div className={styles.coCols} data-part="co-cols">
        <aside>
          <SumCard state={state}>
            <PayButton state={state} seatGone={seatGone} className="btn-full only-wide" />
          </SumCard>
        </aside>
        <div className={styles.coMain} data-part="co-main">
          <PlanStep state={state} />
          <MethodStep state={state} />
          {phase === 'first' && <CodeStep state={state} />}
          <p className="hint">
            {safeWords(state)}{' '}
            <Link className="link-in" to={addressOf('/refund-policy')}>
              {m.checkout_refund_link()}
            </Link>
          </p>
        </div>
      </div>
      <PayBar state={state} seatGone={seatGone} />
    </form>
  )
}

const safeWords = ({ phase, links }: CheckoutState): string => {
  if (phase !== 'first') return m.checkout_safe_further()
  return links.kind === 'subscription' ? m.subscription_checkout_safe() : m.checkout_safe()
}

/** That the seat is kept again, and what became of the price meanwhile. */
function useSeatWords({ order }: CheckoutState, seatGone: boolean): string {
  const [before, setBefore] = useState({ seatGone, total: order.total_paisa })
  const [words, setWords] = useState('')
  // While rendering, as React advises for what follows from the last props: an effect would show the old words once more.
  if (before.seatGone !== seatGone) {
    setBefore({ seatGone, total: order.total_paisa })
    setWords(seatGone ? '' : wordsAfter(before.total, order.total_paisa))
  }
  return words
}

const wordsAfter = (before: number, now: number): string =>
  before === now ? m.checkout_hold_done() : m.checkout_hold_price({ amount: formatMoney(now, getLocale()) })
