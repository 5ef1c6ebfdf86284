import * as m from '@prostuti/text/messages'
import { ComplaintIcon } from '../complaint-icon.tsx'
import { MessageFiles } from '../files/message-files.tsx'
import { MessageText } from './message-text.tsx'
import type { Pending } from './reply.ts'

type PendingBubbleProps = { pending: Pending; waiting: boolean; onAgain: () => void; onDiscard: () => void }

/** Said, but not there yet; or refused, and then the doctor decides. */
export function PendingBubble({ pending, waiting, onAgain, onDiscard }: PendingBubbleProps) {
  const { text, files, refused } = pending
  return (
    <li className={`say is-own ${refused === undefined ? 'is-moving' : 'is-refused'}`}>
      <p className="sr">{m.complaint_you()}</p>
      <div className="say-box">
        <MessageText text={text} />
        <MessageFiles files={files} />
      </div>
      {refused === undefined ? (
        <p className="say-time" role="status">
          <ComplaintIcon name="wait" />
          {waiting ? m.complaint_waiting() : m.complaint_sending()}
        </p>
      ) : (
        <div className="say-refused">
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
