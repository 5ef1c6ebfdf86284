import * as m from '@prostuti/text/messages'
import { useEffect, useState } from 'react'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import styles from './composer.module.css'
import { type Held, sendNow, takeBack } from './held-answers.ts'

/** The seconds in which an answer can be taken back. */
export function HeldBar({ id, held }: { id: number; held: Held }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((held.dueAt - now) / 1000))
  return (
    <div className={styles.held}>
      <p role="status">
        {m.office_inbox_sending_soon()} <span aria-hidden="true">{numberWords(seconds)}</span>
      </p>
      <button type="button" className="btn btn-line btn-sm" disabled={held.isSending} onClick={() => takeBack(id)}>
        {m.office_inbox_take_back()}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-busy={held.isSending}
        onClick={() => void sendNow(id)}
      >
        {m.office_inbox_send_now()}
      </button>
    </div>
  )
}
