import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../kit/exam/exam-screen.module.css'
import { Person } from '../../kit/staff/person.tsx'
import type { Day } from './day-types.ts'

/** Who says that the day is right, and who signs it. */
export function ClosingCard({ day: { asked, declined, closed } }: { day: Day }) {
  const first = closed?.asked_by ?? asked?.by
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_day_closing()}</h2>
      </header>
      <div className={styles.body}>
        {first && <Person name={first.name} words={m.office_day_asked_by()} />}
        {asked?.words && <blockquote className="meta">{asked.words}</blockquote>}
        {closed ? (
          <Person
            name={closed.by.name}
            words={m.office_day_signed_by({ when: formatWhen(new Date(closed.at), new Date(), getLocale()) })}
          />
        ) : (
          asked && <Person name={m.office_day_someone()} words={m.office_day_will_sign()} />
        )}
        {declined?.words && (
          <Person name={declined.by.name} words={m.office_day_declined_by({ words: declined.words })} />
        )}
        <p className="meta">{m.office_day_closed_hint()}</p>
      </div>
    </section>
  )
}
