import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from './register-card.module.css'
import { timeLeft } from './time-left.ts'

/** The time left, alive in the browser alone; its place is kept from the start, and the date above says the same without it. */
export function CountDown({ until, now }: { until: Date; now: Date | undefined }) {
  const left = now && timeLeft(until, now)
  const units = [
    { name: m.event_days(), value: left?.days },
    { name: m.event_hours(), value: left?.hours },
    { name: m.event_minutes(), value: left?.minutes },
    { name: m.event_seconds(), value: left?.seconds },
  ]
  return (
    <div
      className={styles.evCount}
      role="timer"
      data-until={until.toISOString()}
      aria-label={m.event_left()}
      style={{ visibility: left ? undefined : 'hidden' }}
    >
      {units.map(({ name, value = 0 }) => (
        <span key={name}>
          <b className="num" suppressHydrationWarning>
            {localizeDigits(String(value).padStart(2, '0'), getLocale())}
          </b>{' '}
          <small>{name}</small>
        </span>
      ))}
    </div>
  )
}
