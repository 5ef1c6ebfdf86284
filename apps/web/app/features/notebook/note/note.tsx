import * as m from '@prostuti/text/messages'
import { lazy, Suspense } from 'react'
import { useDraftOpen } from '../../../kit/form/use-draft-open.ts'
import { useSession } from '../../../kit/session/session.ts'
import styles from '../styles/note.module.css'

/** Fetched by whoever writes one. */
const NoteForm = lazy(() => import('./note-form.tsx'))

type NoteProps = { questionId: number; note: string | null; onKept: (note: string | null) => void }

/** What the doctor wrote down about a card, and the way to write it. */
export function Note({ questionId, note, onKept }: NoteProps) {
  const { doctor } = useSession()
  const [isOpen, setWriting] = useDraftOpen(`card-note/${questionId}`, doctor?.id)
  const writing = isOpen && doctor
  const way = (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => setWriting(true)}>
      {note === null ? m.notebook_note_add() : m.notebook_note_edit()}
    </button>
  )
  return (
    <div className={styles.note} data-part="note">
      {note !== null && !writing && (
        <div className={styles.kept}>
          <b>{m.notebook_note()}</b>
          <p>{note}</p>
        </div>
      )}
      {writing ? (
        <Suspense fallback={way}>
          <NoteForm
            questionId={questionId}
            doctorId={doctor.id}
            note={note}
            onKept={(kept) => {
              setWriting(false)
              onKept(kept)
            }}
            onLeave={() => setWriting(false)}
          />
        </Suspense>
      ) : (
        way
      )}
    </div>
  )
}
