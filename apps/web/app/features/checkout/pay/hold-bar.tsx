import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { seatIcon } from '@prostuti/ui/icons/checkout'
import { payClockIcon } from '@prostuti/ui/icons/payment'
import { useState } from 'react'
import styles from '../../../kit/checkout/checkout.module.css'
import { clockText } from '../../../kit/form/wait/wait-text.ts'
import { speakMinutes } from './spoken-minutes.ts'

/** For how long the seat is kept. A screen reader hears it at times, not every second. */
export function HoldBar({ seconds }: { seconds: number }) {
  const locale = getLocale()
  if (seconds === 0)
    return (
      <div className={styles.coOver} role="status">
        <Icon of={payClockIcon} size="lg" />
        <p>
          <b>{m.checkout_hold_over_title()}</b>
          {m.checkout_hold_over_text()}
        </p>
      </div>
    )
  return (
    <div className={styles.coHold}>
      <Icon of={seatIcon} size="lg" />
      <p>{m.checkout_hold()}</p>
      <b className="num" role="timer" aria-live="off">
        {clockText(seconds, locale)}
      </b>
      <Spoken seconds={seconds} />
    </div>
  )
}

function Spoken({ seconds }: { seconds: number }) {
  const [said, setSaid] = useState(() => speakMinutes(seconds))
  const now = speakMinutes(seconds, said)
  // While rendering, as React advises for what follows from the last props.
  if (now !== said) setSaid(now)
  return (
    <span className="sr" role="status">
      {m.checkout_hold_minutes({ n: formatNumber(now.minutes, getLocale()) })}
    </span>
  )
}
