import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { PageSkeleton } from '../../../kit/my-page/page-skeleton.tsx'
import { MySection } from '../../../kit/my-page/section.tsx'
import { useSession } from '../../../kit/session/session.ts'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import styles from '../lectures.module.css'
import { type Note, notesQuery } from './note-api.ts'
import { NoteForm } from './note-form.tsx'
import { NoteRow } from './note-row.tsx'

type NotesProps = {
  videoId: number
  /** The second now shown; without it nothing plays and nothing new is written. */
  second?: number
  onJump?: (to: number) => void
}

/** What the doctor wrote down while watching, each at its place in the video. */
export function Notes({ videoId, second, onJump }: NotesProps) {
  const query = useQuery(notesQuery(videoId))
  const client = useQueryClient()
  const { doctor } = useSession()
  const staff = useStaffView()
  const [said, setSaid] = useState('')
  const board = useRef<HTMLDivElement>(null)
  useNextFocus(query.data?.notes.length, () => board.current)

  const replace = (words: string, change: (notes: Note[]) => Note[]) => {
    client.setQueryData(notesQuery(videoId).queryKey, (old) => ({
      notes: change(old?.notes ?? []).toSorted((a, b) => a.at_seconds - b.at_seconds || a.id - b.id),
    }))
    setSaid(words)
  }

  return (
    <MySection title={m.lecture_notes()}>
      <div ref={board} className={styles.noteBoard} data-part="note-board" tabIndex={-1}>
        {second !== undefined && doctor && !staff && (
          <NoteForm
            videoId={videoId}
            doctorId={doctor.id}
            second={second}
            onAdded={(note) => replace(m.lecture_note_saved(), (notes) => [...notes, note])}
          />
        )}
        <p className="sr" role="status">
          {said}
        </p>
        <Loaded query={query} errorTitle={m.lecture_notes_error()} skeleton={<PageSkeleton cards={1} />}>
          {({ notes }) =>
            notes.length === 0 ? (
              <p className="meta">{m.lecture_notes_empty()}</p>
            ) : (
              <ul className="card">
                {notes.map((note) => (
                  <NoteRow
                    key={note.id}
                    videoId={videoId}
                    note={note}
                    writerId={staff ? undefined : doctor?.id}
                    onJump={onJump}
                    onChanged={(changed) =>
                      replace(m.lecture_note_changed(), (all) =>
                        all.map((each) => (each.id === changed.id ? changed : each)),
                      )
                    }
                    onDeleted={() =>
                      replace(m.lecture_note_deleted(), (all) => all.filter((each) => each.id !== note.id))
                    }
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </MySection>
  )
}
