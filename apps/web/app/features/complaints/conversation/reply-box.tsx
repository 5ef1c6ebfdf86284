import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { sendIcon } from '@prostuti/ui/icons/complaints'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ComplaintFile } from '../complaint-queries.ts'
import { AttachButtons } from '../files/attach-buttons.tsx'
import { AttachmentList } from '../files/attachment-list.tsx'
import { holdUp, mostFiles } from '../files/attachments.ts'
import { useAttachments } from '../files/use-attachments.ts'
import { preventFocus } from '../prevent-focus.ts'
import styles from '../styles/conversation.module.css'
import type { Reply } from './reply.ts'

type ReplyBoxProps = {
  reply: Reply
  onText: (text: string) => void
  onFiles: (files: ComplaintFile[]) => void
  onSubmit: () => void
}

/** Under the thumb, as in a messenger. A line end is a line end; Ctrl and Enter send. */
export function ReplyBox({ reply, onText, onFiles, onSubmit }: ReplyBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const attachments = useAttachments(reply.files, onFiles)
  const [tried, setTried] = useState(false)
  const held = holdUp(attachments.list)
  const isEmpty = reply.text.trim() === '' && attachments.list.length === 0

  const submit = () => {
    setTried(held !== undefined)
    if (isEmpty || held !== undefined) return box.current?.focus()
    onSubmit()
    attachments.clear()
    box.current?.focus()
  }
  const byForm = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  return (
    <form className={styles.sayReply} noValidate onSubmit={byForm}>
      <AttachmentList of={attachments} />
      {tried && held && (
        <p className="err" id={noteId} role="alert">
          {held === 'failed' ? m.complaint_file_settle() : m.complaint_file_wait()}
        </p>
      )}
      <div className={styles.sayWrite}>
        <AttachButtons compact onFiles={attachments.add} isFull={attachments.list.length >= mostFiles} />
        <textarea
          ref={box}
          className="input"
          rows={1}
          maxLength={4000}
          aria-label={m.complaint_reply()}
          aria-describedby={tried && held ? noteId : undefined}
          placeholder={m.complaint_reply_hint()}
          value={reply.text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={byKeys}
        />
        <button
          type="submit"
          className={`icon-btn ${styles.saySend}`}
          onMouseDown={preventFocus}
          aria-label={m.complaint_send()}
          aria-disabled={isEmpty || held !== undefined || undefined}
        >
          <Icon of={sendIcon} />
        </button>
      </div>
    </form>
  )
}
