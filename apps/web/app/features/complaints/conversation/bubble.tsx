import { formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { Message } from '../complaint-queries.ts'
import { MessageFiles } from '../files/message-files.tsx'
import styles from '../styles/conversation.module.css'
import { MessageText } from './message-text.tsx'

/** `isNext`: it follows another of the same writer, so that the name need not be shown again. */
export function Bubble({ message, isNext }: { message: Message; isNext: boolean }) {
  const { from, by, text, files, created_at } = message
  const own = from === 'doctor'
  return (
    <li className={styles.say} data-is={own ? 'own' : 'centre'}>
      <p className={own || isNext ? 'sr' : styles.sayBy}>{own ? m.complaint_you() : (by ?? m.complaint_centre())}</p>
      <div className={styles.sayBox}>
        <MessageText text={text} />
        <MessageFiles files={files} />
      </div>
      <time className={`${styles.sayTime} num`} dateTime={created_at}>
        {formatTime(new Date(created_at), getLocale())}
      </time>
    </li>
  )
}
