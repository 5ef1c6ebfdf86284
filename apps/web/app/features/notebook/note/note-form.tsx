import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useEffect, useRef } from 'react'
import { dropDraft } from '../../../kit/form/drafts.ts'
import { useDraft } from '../../../kit/form/use-draft.ts'
import { useSend } from '../../../kit/form/use-send.ts'
import { writeNote } from '../../../kit/notebook/notebook-api.ts'
import styles from '../styles/note.module.css'

type NoteFormProps = {
  questionId: number
  doctorId: number
  note: string | null
  onKept: (note: string | null) => void
  onLeave: () => void
}

/** A few lines in the doctor's own words. Who goes on in the middle of them has them saved; where that fails, they are here again. */
export default function NoteForm({ questionId, doctorId, note, onKept, onLeave }: NoteFormProps) {
  const draft = `card-note/${questionId}` as const
  const { value: text, change, settle } = useDraft(draft, doctorId, () => note ?? '')
  const { send, sending, failure } = useSend({
    act: () => writeNote(questionId, text.trim()),
    onDone: ({ card }) => {
      settle(card.note ?? '')
      onKept(card.note)
    },
  })
  const left = useRef<() => void>(undefined)
  useEffect(() => {
    const unsaved = text.trim()
    left.current = () => {
      if (unsaved === '' || unsaved === note || sending) return
      writeNote(questionId, unsaved).then(
        ({ card }) => {
          dropDraft(draft)
          onKept(card.note)
        },
        () => {},
      )
    }
  })
  useEffect(() => () => left.current?.(), [])
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
        onChange={({ currentTarget }) => change(currentTarget.value)}
        autoFocus
      />
      <div className={styles.acts}>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => {
            left.current = undefined
            settle(note ?? '')
            onLeave()
          }}
        >
          {m.notebook_note_cancel()}
        </button>
        <button type="submit" className="btn btn-brand btn-sm" aria-disabled={sending || undefined}>
          {m.notebook_note_save()}
        </button>
      </div>
    </form>
  )
}
