import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { Link } from 'react-router'
import { formatDuration } from '../../../kit/exam/exam-words.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import type { RunningRoom } from '../engine/room.ts'
import { RoomIcon } from '../room-icon.tsx'
import styles from '../styles/room.module.css'
import { RoomTools, type RoomToolsProps } from './room-tools.tsx'
import { SavedCount } from './saved-count.tsx'
import { TimeLeft } from './time/time-left.tsx'

type RoomTopProps = {
  room: RunningRoom
  wide: boolean
  listPath: string
  tools: RoomToolsProps
  onList: () => void
}

/** In the place of the site's header. On a phone the time, what is saved and the list; the rest is in the list. */
export function RoomTop({ room, wide, listPath, tools, onList }: RoomTopProps) {
  const { exam, save, questions } = room
  const locale = getLocale()
  const answered = questions.filter(({ id }) => room.fullness(id) !== 'empty').length
  return (
    <div className={styles.exTop}>
      <div className={wide ? styles.exName : 'sr'}>
        {wide && (
          <Link className="icon-btn" to={listPath} aria-label={m.room_leave()} title={m.room_leave()}>
            <Icon name="arrow-left" />
          </Link>
        )}
        <div>
          <h1>
            <Phrase text={exam.title} />
          </h1>
          <small>
            {m.room_summary({
              n: formatNumber(exam.question_count, locale),
              time: formatDuration(exam.duration_minutes, locale),
            })}
          </small>
        </div>
      </div>
      {wide ? (
        <RoomTools {...tools} />
      ) : (
        <>
          <TimeLeft endsAt={room.endsAt} now={room.now} />
          <SavedCount save={save} offline={room.connection === 'offline'} />
          <button
            type="button"
            className="icon-btn"
            aria-label={m.room_all_questions()}
            aria-haspopup="dialog"
            onClick={onList}
          >
            <RoomIcon name="grid" size="lg" />
          </button>
        </>
      )}
      <i className={styles.exLine} style={{ width: `${(answered / Math.max(1, questions.length)) * 100}%` }} />
    </div>
  )
}
