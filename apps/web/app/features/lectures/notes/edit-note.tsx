import type { changeVideoNote } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { clock } from '../../../kit/clock/video-clock.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useDraft } from '../../../kit/form/use-draft.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import styles from '../lectures.module.css'
import { changeNote, type Note } from './note-api.ts'

type EditNoteProps = {
  videoId: number
  note: Note
  doctorId: number
  onClose: () => void
  onChanged: (note: Note) => void
}

export function EditNote({ videoId, note, doctorId, onClose, onChanged }: EditNoteProps) {
  const { value: text, change, settle } = useDraft(`note/${note.id}`, doctorId, () => note.text)
  const label = m.lecture_note_at({ time: clock(note.at_seconds) })
  const sending = useForm<typeof changeVideoNote>({
    labels: { text: label },
    act: () => changeNote(videoId, note.id, text),
    onDone: ({ note: changed }) => {
      settle(changed.text)
      onChanged(changed)
    },
  })
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') sending.send()
      }}
    >
      <FormFailure of={sending} />
      <TextAreaField
        name="text"
        label={label}
        rows={3}
        maxLength={2000}
        autoFocus
        value={text}
        error={sending.errors.text}
        onChange={(event) => {
          change(event.currentTarget.value)
          sending.touch('text')
        }}
      />
      <p className={styles.noteActs}>
        <button type="submit" className="btn btn-brand btn-sm" aria-disabled={sending.sending || undefined}>
          {sending.sending ? m.lecture_note_saving() : m.lecture_note_save()}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => {
            settle(note.text)
            onClose()
          }}
        >
          {m.lecture_note_cancel()}
        </button>
      </p>
    </form>
  )
}
