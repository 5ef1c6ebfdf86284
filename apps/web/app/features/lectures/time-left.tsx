import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from './lectures.module.css'

/** Days, hours and minutes until something begins. */
export function TimeLeft({ until, now }: { until: Date; now: Date }) {
  const minutes = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const units = [
    [Math.floor(minutes / 1440), m.lecture_days()],
    [Math.floor((minutes % 1440) / 60), m.lecture_hours()],
    [minutes % 60, m.lecture_minutes()],
  ] as const
  return (
    <p className={styles.lectureLeft} role="timer" aria-label={m.lecture_starts_in()}>
      {units.map(([value, name]) => (
        <span key={name}>
          <b className="num">{localizeDigits(value, getLocale())}</b> {name}
        </span>
      ))}
    </p>
  )
}
