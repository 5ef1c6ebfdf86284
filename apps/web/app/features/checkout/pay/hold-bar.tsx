import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../../kit/checkout/checkout.module.css'
import { clockText } from '../../../kit/form/wait/wait-text.ts'
import { CheckoutIcon } from '../checkout-icon.tsx'

/** For how long the seat is kept. A screen reader hears it at times, not every second. */
export function HoldBar({ seconds }: { seconds: number }) {
  const locale = getLocale()
  if (seconds === 0)
    return (
      <div className={styles.coOver} role="status">
        <CheckoutIcon name="clock" size="lg" />
        <p>
          <b>{m.checkout_hold_over_title()}</b>
          {m.checkout_hold_over_text()}
        </p>
      </div>
    )
  const minutes = spokenMinutes(seconds)
  return (
    <div className={styles.coHold}>
      <CheckoutIcon name="seat" size="lg" />
      <p>{m.checkout_hold()}</p>
      <b className="num" role="timer" aria-live="off">
        {clockText(seconds, locale)}
      </b>
      <span className="sr" role="status">
        {minutes !== undefined && m.checkout_hold_minutes({ n: formatNumber(minutes, locale) })}
      </span>
    </div>
  )
}

/** The words stay the same from one mark to the next, so that each is heard once. */
const spokenMinutes = (seconds: number): number | undefined => [1, 2, 5, 10].find((mark) => seconds <= mark * 60)
