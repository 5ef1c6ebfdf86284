import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect } from 'react'
import { useSecondsLeft } from '../../kit/clock/use-seconds-left.ts'
import { formatTimeLeft } from '../../kit/exam/exam-words.ts'
import styles from './course-exams.module.css'

type TimeLeftProps = { endsAt: number; now: () => number; onOver: () => void }

/** What is left of a running exam, by the server's clock; at the end the page asks how it stands. */
export function TimeLeft({ endsAt, now, onOver }: TimeLeftProps) {
  const seconds = useSecondsLeft({ endsAt, now })
  const over = seconds === 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  return (
    <p className={styles.cxLeft}>
      <span>{m.courseexam_time_left()}</span>
      <b className="num" role="timer">
        {formatTimeLeft(seconds, getLocale())}
      </b>
    </p>
  )
}
