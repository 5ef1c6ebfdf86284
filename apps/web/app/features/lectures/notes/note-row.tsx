import * as m from '@prostuti/text/messages'
import { useRef, useState } from 'react'
import { clock } from '../../../kit/clock/video-clock.ts'
import { useDraftOpen } from '../../../kit/form/use-draft-open.ts'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import styles from '../lectures.module.css'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { EditNote } from './edit-note.tsx'
import type { Note } from './note-api.ts'

type NoteRowProps = {
  videoId: number
  note: Note
  /** Who may change it; staff who look on may not. */
  writerId: number | undefined
  onJump?: (to: number) => void
  onChanged: (note: Note) => void
  onDeleted: () => void
}

export function NoteRow({ videoId, note, writerId, onJump, onChanged, onDeleted }: NoteRowProps) {
  const [isEditing, setEditing] = useDraftOpen(`note/${note.id}`, writerId)
  const [isDeleting, setDeleting] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  useNextFocus(isEditing || isDeleting, () => editButton.current)
  const time = clock(note.at_seconds)
  return (
    <li className={styles.noteRow} data-part="note-row">
      {onJump ? (
        <button
          type="button"
          className={`${styles.noteTime} num`}
          aria-label={m.lecture_note_jump({ time })}
          onClick={() => onJump(note.at_seconds)}
        >
          {time}
        </button>
      ) : (
        <span className={`${styles.noteTime} num`}>{time}</span>
      )}
      {isEditing && writerId !== undefined ? (
        <EditNote
          videoId={videoId}
          note={note}
          doctorId={writerId}
          onClose={() => setEditing(false)}
          onChanged={(changed) => {
            setEditing(false)
            onChanged(changed)
          }}
        />
      ) : (
        <div className={styles.noteText}>
          <p>{note.text}</p>
          {writerId !== undefined && (
            <p>
              <button
                ref={editButton}
                type="button"
                className="link"
                aria-label={m.lecture_note_edit_of({ time })}
                onClick={() => setEditing(true)}
              >
                {m.lecture_note_edit()}
              </button>
              <button
                type="button"
                className="link"
                aria-label={m.lecture_note_delete_of({ time })}
                onClick={() => setDeleting(true)}
              >
                {m.lecture_note_delete()}
              </button>
            </p>
          )}
        </div>
      )}
      {isDeleting && (
        <DeleteNoteDialog videoId={videoId} note={note} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </li>
  )
}
