import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import styles from '../lectures.module.css'
import { deleteNote, type Note } from './note-api.ts'

type DeleteNoteDialogProps = { videoId: number; note: Note; onClose: () => void; onDeleted: () => void }

/** Asks once, and says what will be lost. */
export function DeleteNoteDialog({ videoId, note, onClose, onDeleted }: DeleteNoteDialogProps) {
  const sending = useSend({ act: () => deleteNote(videoId, note.id), onDone: onDeleted })
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.lecture_note_delete_ask()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.lecture_note_cancel_delete()}
          </button>
          <button
            type="button"
            className="btn btn-bad"
            aria-disabled={sending.sending || undefined}
            onClick={() => sending.send(undefined)}
          >
            {m.lecture_note_delete()}
          </button>
        </>
      }
    >
      <blockquote className={styles.noteQuote}>{note.text}</blockquote>
      <p>{m.lecture_note_delete_text()}</p>
      <FormFailure of={sending} />
    </Dialog>
  )
}
