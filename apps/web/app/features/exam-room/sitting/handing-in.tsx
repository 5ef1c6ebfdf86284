import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import styles from '../styles/finish.module.css'

/** How far the last answers are on their way; counted from the most that were ever waiting. */
export function HandingIn({ waiting }: { waiting: number }) {
  const [most, setMost] = useState(waiting)
  if (waiting > most) setMost(waiting)
  const words = waiting > 0 ? m.room_finish_sending({ n: formatNumber(waiting, getLocale()) }) : m.room_finish_handing()
  return (
    <div className={styles.handing}>
      <p role="status">{words}</p>
      <progress aria-label={m.room_finish_handing()} value={most === 0 ? undefined : most - waiting} max={most || 1} />
    </div>
  )
}
