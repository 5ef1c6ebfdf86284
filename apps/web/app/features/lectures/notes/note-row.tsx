import * as m from '@prostuti/text/messages'
import { useRef, useState } from 'react'
import { clock } from '../../../kit/clock/video-clock.ts'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import styles from '../lectures.module.css'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { EditNote } from './edit-note.tsx'
import type { Note } from './note-api.ts'

type NoteRowProps = {
  videoId: number
  note: Note
  canWrite: boolean
  onJump?: (to: number) => void
  onChanged: (note: Note) => void
  onDeleted: () => void
}

export function NoteRow({ videoId, note, canWrite, onJump, onChanged, onDeleted }: NoteRowProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const editButton = useRef<HTMLButtonElement>(null)
  useNextFocus(mode, () => editButton.current)
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
      {mode === 'edit' ? (
        <EditNote
          videoId={videoId}
          note={note}
          onClose={() => setMode('read')}
          onChanged={(changed) => {
            setMode('read')
            onChanged(changed)
          }}
        />
      ) : (
        <div className={styles.noteText}>
          <p>{note.text}</p>
          {canWrite && (
            <p>
              <button
                ref={editButton}
                type="button"
                className="link"
                aria-label={m.lecture_note_edit_of({ time })}
                onClick={() => setMode('edit')}
              >
                {m.lecture_note_edit()}
              </button>
              <button
                type="button"
                className="link"
                aria-label={m.lecture_note_delete_of({ time })}
                onClick={() => setMode('delete')}
              >
                {m.lecture_note_delete()}
              </button>
            </p>
          )}
        </div>
      )}
      {mode === 'delete' && (
        <DeleteNoteDialog videoId={videoId} note={note} onClose={() => setMode('read')} onDeleted={onDeleted} />
      )}
    </li>
  )
}
