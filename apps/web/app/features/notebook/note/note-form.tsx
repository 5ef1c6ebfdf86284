import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useState } from 'react'
import { useSend } from '../../../kit/form/use-send.ts'
import { writeNote } from '../../../kit/notebook/notebook-api.ts'
import styles from '../styles/note.module.css'

type NoteFormProps = {
  questionId: number
  note: string | null
  onKept: (note: string | null) => void
  onLeave: () => void
}

/** A few lines in the doctor's own words. */
export default function NoteForm({ questionId, note, onKept, onLeave }: NoteFormProps) {
  const [text, setText] = useState(note ?? '')
  const { send, sending, failure } = useSend({
    act: () => writeNote(questionId, text.trim()),
    onDone: ({ card }) => onKept(card.note),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(undefined)
      }}
    >
      <TextAreaField
        label={m.notebook_note_label()}
        name="note"
        maxLength={2000}
        value={text}
        error={failure ? m.notebook_note_failed() : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoFocus
      />
      <div className={styles.acts}>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onLeave}>
          {m.notebook_note_cancel()}
        </button>
        <button type="submit" className="btn btn-brand btn-sm" aria-disabled={sending || undefined}>
          {m.notebook_note_save()}
        </button>
      </div>
    </form>
  )
}
