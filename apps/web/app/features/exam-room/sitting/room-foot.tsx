import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon, chevronLeftIcon, chevronRightIcon } from '@prostuti/ui/icons/common'
import { ribbonIcon } from '@prostuti/ui/icons/exam-room'
import styles from '../styles/room.module.css'

type RoomFootProps = {
  first: boolean
  last: boolean
  flagged: boolean
  parts: number
  onPrevious: () => void
  onNext: () => void
  onFlag: () => void
  onFinish: () => void
  /** Of practice in study mode, once there is an answer: before the way on comes what is right. */
  onCheck?: (() => void) | undefined
}

/** Under the thumb: back, flag, on. After the last question the way on is the finish. */
export function RoomFoot(props: RoomFootProps) {
  const { first, last, flagged, parts, onPrevious, onNext, onFlag, onFinish, onCheck } = props
  return (
    <div className={styles.exFoot}>
      <button
        type="button"
        className="btn btn-line"
        aria-label={m.room_previous_question()}
        aria-disabled={first}
        onClick={first ? undefined : onPrevious}
      >
        <Icon of={chevronLeftIcon} />
        <span className="wide">{m.room_previous()}</span>
      </button>
      <button type="button" className={`btn btn-line ${styles.flag}`} aria-pressed={flagged} onClick={onFlag}>
        <Icon of={ribbonIcon} />
        {flagged ? m.room_flagged() : m.room_flag()}
      </button>
      <KeysHint parts={parts} />
      {onCheck ? (
        <button type="button" className={`btn btn-go ${styles.nextQ}`} aria-keyshortcuts="Enter" onClick={onCheck}>
          {m.practice_check()}
          <Icon of={boldTickIcon} />
        </button>
      ) : (
        <button type="button" className={`btn btn-go ${styles.nextQ}`} onClick={last ? onFinish : onNext}>
          {last ? m.room_to_finish() : m.room_next_question()}
          <Icon of={last ? boldTickIcon : chevronRightIcon} />
        </button>
      )}
    </div>
  )
}

function KeysHint({ parts }: { parts: number }) {
  const digit = (value: number) => <kbd>{localizeDigits(value, getLocale())}</kbd>
  return (
    <span className={`only-wide meta ${styles.keys}`} aria-hidden="true">
      {m.room_keys()}: {digit(1)}–{digit(parts)} {m.room_keys_answer()} · <kbd>F</kbd> {m.room_keys_flag()} ·{' '}
      <kbd>→</kbd> {m.room_keys_next()}
    </span>
  )
}
