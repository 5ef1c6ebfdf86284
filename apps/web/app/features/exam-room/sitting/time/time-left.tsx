import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { timerIcon } from '@prostuti/ui/icons/exam-room'
import { useSecondsLeft } from '../../../../kit/clock/use-seconds-left.ts'
import { formatTimeLeft } from '../../../../kit/exam/exam-words.ts'
import styles from '../../styles/room.module.css'

type TimeLeftProps = { endsAt: number; now: () => number }

/** Apart from the rest of the room, because it alone changes every second. */
export function TimeLeft({ endsAt, now }: TimeLeftProps) {
  const seconds = useSecondsLeft({ endsAt, now })
  return (
    <div className={styles.timer} data-part="timer" role="timer" aria-label={m.room_time_left()}>
      <Icon of={timerIcon} />
      <span className="num">{formatTimeLeft(seconds, getLocale())}</span>
    </div>
  )
}
