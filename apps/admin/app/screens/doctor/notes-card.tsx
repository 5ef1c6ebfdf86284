import { formatRelativeDay } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../kit/exam/exam-screen.module.css'
import own from './doctor.module.css'
import type { Doctor } from './doctor-types.ts'

/** What colleagues wrote down. */
export function NotesCard({ notes }: { notes: Doctor['notes'] }) {
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_doctor_notes()}</h2>
      </header>
      <div className={styles.body}>
        {notes.length === 0 && <p className="meta">{m.office_doctor_notes_none()}</p>}
        {notes.map(({ id, text, by, created_at }) => (
          <p key={id} className={own.note}>
            {text}{' '}
            <span className="meta">
              {by.name}, {formatRelativeDay(new Date(created_at), new Date(), getLocale())}
            </span>
          </p>
        ))}
      </div>
    </section>
  )
}
