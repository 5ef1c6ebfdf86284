import { RoomIcon } from '@prostuti/exam-ui/room-icon'
import * as m from '@prostuti/text/messages'
import type { RunningRoom } from '../../engine/room.ts'
import styles from '../../styles/room.module.css'
import { newsWords } from './news-words.ts'

/** What the control room gave or said, above the question until it was read. It covers nothing and stops nobody. */
export function NewsBars({ room: { messages, readMessage } }: { room: RunningRoom }) {
  return (
    <>
      {messages.map((message) => (
        <div key={message.id} className={styles.newsbar} data-part="newsbar">
          <RoomIcon name={message.kind === 'message' ? 'cloud-saved' : 'timer'} />
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
