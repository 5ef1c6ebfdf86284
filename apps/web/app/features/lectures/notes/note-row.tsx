import {
  lecture_note_at,
  lecture_note_cancel,
  lecture_note_delete,
  lecture_note_delete_ask,
  lecture_note_delete_of,
  lecture_note_delete_text,
  lecture_note_edit,
  lecture_note_edit_of,
  lecture_note_jump,
  lecture_note_keep,
  lecture_note_save,
  lecture_note_saving,
} from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useState } from 'react'
import { FormFailure } from '../../my/form/form-failure.tsx'
import { useSend } from '../../my/form/use-send.ts'
import { clock } from '../../player/clock.ts'
import { changeNote, deleteNote, type Note } from './note-api.ts'

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
  const time = clock(note.at_seconds)
  return (
    <li className="note-row">
      {onJump ? (
        <button
          type="button"
          className="note-time num"
          aria-label={lecture_note_jump({ time })}
          onClick={() => onJump(note.at_seconds)}
        >
          {time}
        </button>
      ) : (
        <span className="note-time num">{time}</span>
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
        <div className="note-text">
          <p>{note.text}</p>
          {canWrite && (
            <p>
              <button
                type="button"
                className="link"
                aria-label={lecture_note_edit_of({ time })}
                onClick={() => setMode('edit')}
              >
                {lecture_note_edit()}
              </button>
              <button
                type="button"
                className="link"
                aria-label={lecture_note_delete_of({ time })}
                onClick={() => setMode('delete')}
              >
                {lecture_note_delete()}
              </button>
            </p>
          )}
        </div>
      )}
      {mode === 'delete' && (
        <DeleteDialog videoId={videoId} note={note} onClose={() => setMode('read')} onDeleted={onDeleted} />
      )}
    </li>
  )
}

type EditNoteProps = { videoId: number; note: Note; onClose: () => void; onChanged: (note: Note) => void }

function EditNote({ videoId, note, onClose, onChanged }: EditNoteProps) {
  const [text, setText] = useState(note.text)
  const label = lecture_note_at({ time: clock(note.at_seconds) })
  const sending = useSend({
    labels: { text: label },
    act: () => changeNote(videoId, note.id, text),
    onDone: ({ note: changed }) => onChanged(changed),
  })
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') sending.send(undefined)
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
          setText(event.currentTarget.value)
          sending.touch('text')
        }}
      />
      <p className="note-acts">
        <button type="submit" className="btn btn-brand btn-sm" aria-disabled={sending.sending || undefined}>
          {sending.sending ? lecture_note_saving() : lecture_note_save()}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
          {lecture_note_cancel()}
        </button>
      </p>
    </form>
  )
}

type DeleteDialogProps = { videoId: number; note: Note; onClose: () => void; onDeleted: () => void }

function DeleteDialog({ videoId, note, onClose, onDeleted }: DeleteDialogProps) {
  const sending = useSend({ act: () => deleteNote(videoId, note.id), onDone: onDeleted })
  return (
    <Dialog
      open
      onClose={onClose}
      title={lecture_note_delete_ask()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {lecture_note_keep()}
          </button>
          <button
            type="button"
            className="btn btn-bad"
            aria-disabled={sending.sending || undefined}
            onClick={() => sending.send(undefined)}
          >
            {lecture_note_delete()}
          </button>
        </>
      }
    >
      <blockquote className="note-quote">{note.text}</blockquote>
      <p>{lecture_note_delete_text()}</p>
      <FormFailure of={sending} />
    </Dialog>
  )
}
