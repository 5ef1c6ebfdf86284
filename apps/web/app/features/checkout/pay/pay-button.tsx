import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../../kit/checkout/checkout.module.css'
import { nowPaisa } from '../amounts.ts'
import type { CheckoutState } from '../use-checkout.ts'

type PayButtonProps = {
  state: CheckoutState
  /** Without a seat there is nothing to pay for: it is asked for first. */
  seatGone: boolean
  /** Beside the amount, where there is no room to say it again. */
  short?: boolean
  className?: string
}

/** The one action of the page. */
export function PayButton({ state, seatGone, short = false, className = '' }: PayButtonProps) {
  const { pay, again, code } = state
  const busy = pay.sending || again.sending
  return (
    <button
      type="submit"
      className={`btn btn-go ${className}`.trimEnd()}
      aria-disabled={busy || code.sending || undefined}
    >
      {seatGone ? seatWords(again.sending) : payWords(state, short)}
    </button>
  )
}

const seatWords = (sending: boolean) => (sending ? m.checkout_enrol_holding() : m.checkout_hold_again())

function payWords({ checkout, choice, pay }: CheckoutState, short: boolean): string {
  if (choice.gateway === 'manual') {
    if (pay.sending) return m.checkout_manual_sending()
    return short ? m.checkout_manual_submit_short() : m.checkout_manual_submit()
  }
  if (pay.sending) return short ? m.checkout_paying_short() : m.checkout_paying()
  const amount = formatMoney(nowPaisa(checkout, choice), getLocale())
  return short ? m.checkout_pay_short() : m.checkout_pay({ amount })
}

/** Follows the reader on a phone, in the tabs' place. */
export function PayBar({ state, seatGone }: { state: CheckoutState; seatGone: boolean }) {
  const amount = formatMoney(nowPaisa(state.checkout, state.choice), getLocale())
  return (
    <div className={styles.coBar} data-part="bottom-bar">
      <p>
        <small>{m.checkout_now_bar()}</small>
        <b>{amount}</b>
      </p>
      <PayButton state={state} seatGone={seatGone} short />
    </div>
  )
}
