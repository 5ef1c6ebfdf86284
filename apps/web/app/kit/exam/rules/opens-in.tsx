import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect } from 'react'
import { useSecondsLeft } from '../../clock/use-seconds-left.ts'
import styles from './before.module.css'

type OpensInProps = { opensAt: number; now: () => number; onOpen: () => void }

/** Counts down by the server's clock; at the end the page asks again and the start button comes. */
export function OpensIn({ opensAt, now, onOpen }: OpensInProps) {
  const seconds = useSecondsLeft({ endsAt: opensAt, now })
  const over = seconds === 0
  useEffect(() => {
    if (over) onOpen()
  }, [over, onOpen])

  const days = Math.floor(seconds / 86_400)
  const units = [
    ...(days > 0 ? [{ name: m.room_days(), value: days }] : []),
    { name: m.room_hours(), value: Math.floor(seconds / 3600) % 24 },
    { name: m.room_minutes(), value: Math.floor(seconds / 60) % 60 },
    ...(days > 0 ? [] : [{ name: m.room_seconds(), value: seconds % 60 }]),
  ]
  return (
    <div className={styles.opensIn} role="timer" aria-label={m.room_opens_in()}>
      {units.map(({ name, value }) => (
        <span key={name}>
          <b className="num">{localizeDigits(String(value).padStart(2, '0'), getLocale())}</b> <small>{name}</small>
        </span>
      ))}
    </div>
  )
}
