import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon } from '@prostuti/ui/icons/common'
import { gridIcon } from '@prostuti/ui/icons/exam-room'
import { formatDuration } from '../../../kit/exam/exam-words.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import type { RunningRoom } from '../engine/room.ts'
import { useRoomWords } from '../room-words.ts'
import styles from '../styles/room.module.css'
import { RoomTools, type RoomToolsProps } from './room-tools.tsx'
import { SavedCount } from './saved-count.tsx'
import { TimeLeft } from './time/time-left.tsx'

type RoomTopProps = {
  room: RunningRoom
  wide: boolean
  tools: RoomToolsProps
  onLeave: () => void
  leavingAsks: boolean
  onList: () => void
  onFinish: () => void
}

/** In the place of the site's header. On a phone the way out, the time, what is saved, the list and handing in; the rest is in the list. */
export function RoomTop({ room, wide, tools, onLeave, leavingAsks, onList, onFinish }: RoomTopProps) {
  const { exam, save, questions } = room
  const locale = getLocale()
  const words = useRoomWords()
  const answered = questions.filter(({ id }) => room.fullness(id) !== 'empty').length
  return (
    <div className={styles.exTop}>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.leave()}
        title={words.leave()}
        aria-haspopup={leavingAsks ? 'dialog' : undefined}
        onClick={onLeave}
      >
        <Icon of={arrowLeftIcon} />
      </button>
      <div className={wide ? styles.exName : 'sr'}>
        <h1>
          <Phrase text={exam.title} />
        </h1>
        <small>
          {room.property.study
            ? m.practice_mode_study()
            : m.room_summary({
                n: formatNumber(exam.question_count, locale),
                time: formatDuration(exam.duration_minutes, locale),
              })}
        </small>
      </div>
      {wide ? (
        <RoomTools {...tools} />
      ) : (
        <>
          <div className={styles.exState}>
            {!room.property.study && <TimeLeft endsAt={room.endsAt} now={room.now} />}
            <SavedCount save={save} offline={room.connection === 'offline'} />
          </div>
          <button
            type="button"
            className="icon-btn"
            aria-label={m.room_all_questions()}
            aria-haspopup="dialog"
            onClick={onList}
          >
            <Icon of={gridIcon} size="lg" />
          </button>
          <button type="button" className="btn btn-line btn-sm" aria-haspopup="dialog" onClick={onFinish}>
            {m.room_hand_in()}
          </button>
        </>
      )}
      <i className={styles.exLine} style={{ width: `${(answered / Math.max(1, questions.length)) * 100}%` }} />
    </div>
  )
}
