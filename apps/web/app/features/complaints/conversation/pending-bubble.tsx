import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { clockIcon } from '@prostuti/ui/icons/study'
import { MessageFiles } from '../files/message-files.tsx'
import styles from '../styles/conversation.module.css'
import { MessageText } from './message-text.tsx'
import type { Pending } from './reply.ts'

type PendingBubbleProps = { pending: Pending; waiting: boolean; onAgain: () => void; onDiscard: () => void }

/** Said, but not there yet; or refused, and then the doctor decides. */
export function PendingBubble({ pending, waiting, onAgain, onDiscard }: PendingBubbleProps) {
  const { text, files, refused } = pending
  return (
    <li className={styles.say} data-is={`own ${refused === undefined ? 'moving' : 'refused'}`}>
      <p className="sr">{m.complaint_you()}</p>
      <div className={styles.sayBox}>
        <MessageText text={text} />
        <MessageFiles files={files} />
      </div>
      {refused === undefined ? (
        <p className={styles.sayTime} role="status">
          <Icon of={clockIcon} />
          {waiting ? m.complaint_waiting() : m.complaint_sending()}
        </p>
      ) : (
        <div className={styles.sayRefused}>
          <p role="alert">{refused}</p>
          <button type="button" className="link" onClick={onAgain}>
            {m.complaint_send_again()}
          </button>
          <button type="button" className="link" onClick={onDiscard}>
            {m.complaint_discard()}
          </button>
        </div>
      )}
    </li>
  )
}
