import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { payClockIcon } from '@prostuti/ui/icons/payment'
import { useEffect } from 'react'
import { useClock } from '../clock/use-clock.ts'
import { formatTimeLeft } from '../exam/exam-words.ts'
import styles from './styles/payment.module.css'

type HoldLeftProps = {
  until: string
  /** What this device's clock lacks to the server's. */
  skewMs?: number
  onOver?: () => void
}

/** How long the seat is still kept, by the second. */
export function HoldLeft({ until, skewMs = 0, onOver }: HoldLeftProps) {
  const now = useClock(1000)
  const left = now === undefined ? undefined : Math.ceil((Date.parse(until) - now.getTime() - skewMs) / 1000)
  const isOver = left !== undefined && left <= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends, whichever function was given
  useEffect(() => {
    if (isOver) onOver?.()
  }, [isOver])
  if (left === undefined) return null
  return (
    <p className={styles.holdLeft}>
      <Icon of={payClockIcon} />
      {isOver ? (
        <span>{m.payment_hold_over()}</span>
      ) : (
        <span role="timer" className="num">
          {m.payment_hold_left({ time: formatTimeLeft(left, getLocale()) })}
        </span>
      )}
    </p>
  )
}
