import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { cloudSavedIcon, timerIcon } from '@prostuti/ui/icons/exam-room'
import type { RunningRoom } from '../../engine/room.ts'
import styles from '../../styles/room.module.css'
import { newsWords } from './news-words.ts'

/** What the control room gave or said, above the question until it was read. It covers nothing and stops nobody. */
export function NewsBars({ room: { messages, readMessage } }: { room: RunningRoom }) {
  return (
    <>
      {messages.map((message) => (
        <div key={message.id} className={styles.newsbar} data-part="newsbar">
          <Icon of={message.kind === 'message' ? cloudSavedIcon : timerIcon} />
          <p>
            <b>{message.kind === 'message' ? m.room_news_message() : m.room_news_time()}</b>
            <span>{newsWords(message)}</span>
          </p>
          <button type="button" className="btn btn-line btn-sm" onClick={() => readMessage(message.id)}>
            {m.room_news_read()}
          </button>
        </div>
      ))}
    </>
  )
}
