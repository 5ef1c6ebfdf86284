import type { addVideoNote } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useState } from 'react'
import { clock } from '../../../kit/clock/video-clock.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { addNote, type Note } from './note-api.ts'
import { type Draft, readDraft, storeDraft } from './note-draft.ts'
import '@prostuti/ui/styles/form.css'
import styles from '../lectures.module.css'

type NoteFormProps = { videoId: number; doctorId: number; second: number; onAdded: (note: Note) => void }

/** A note belongs to the second at which its writing began, however far the video has run meanwhile. */
export function NoteForm({ videoId, doctorId, second, onAdded }: NoteFormProps) {
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(doctorId, videoId))
  const [wasRestored] = useState(draft !== undefined)
  const at = draft?.at ?? second
  const label = m.lecture_note_at({ time: clock(at) })

  const write = (text: string) => {
    const next = text === '' ? undefined : { at, text }
    setDraft(next)
    storeDraft(doctorId, videoId, next)
    sending.touch('text')
  }
  const sending = useForm<typeof addVideoNote>({
    labels: { text: label },
    act: () => addNote(videoId, { at_seconds: at, text: draft?.text ?? '' }),
    onDone: ({ note }) => {
      setDraft(undefined)
      storeDraft(doctorId, videoId, undefined)
      onAdded(note)
    },
  })

  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft && draft.text.trim() !== '') sending.send()
      }}
    >
      <FormFailure of={sending} />
      <TextAreaField
        name="text"
        label={label}
        rows={2}
        maxLength={2000}
        placeholder={m.lecture_note_label()}
        value={draft?.text ?? ''}
        error={sending.errors.text}
        note={wasRestored && draft ? m.lecture_note_draft() : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <button type="submit" className="btn btn-brand btn-sm" aria-disabled={sending.sending || !draft || undefined}>
        {sending.sending ? m.lecture_note_saving() : m.lecture_note_save()}
      </button>
    </form>
  )
}
