import type { Doctor } from '@prostuti/contract'
import { formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { CloseForm } from './close-form.tsx'
import { ClosingFacts } from './closing-facts.tsx'
import styles from './own-data.module.css'
import type { Closing } from './own-data-queries.ts'
import { TakeCopy } from './take-copy.tsx'

const gone = [
  m.closing_gone_profile,
  m.closing_gone_devices,
  m.closing_gone_learning,
  m.closing_gone_talk,
  m.closing_gone_seats,
]
const stays = [m.closing_kept_money, m.closing_kept_exams, m.closing_kept_staff]

/** First what happens, then a copy to keep, and only then the form. */
export function ClosingPage({ closing, doctor }: { closing: Closing; doctor: Doctor }) {
  const staff = useStaffView()
  if (staff) return <p className="card pad muted">{m.closing_staff()}</p>
  const { running_exam } = closing
  return (
    <div className={`narrow ${styles.parts}`}>
      <p>{m.closing_lead()}</p>
      <ClosingFacts closing={closing} />
      <section className={`card pad ${styles.card}`}>
        <h2>{m.closing_gone()}</h2>
        <Points says={gone} />
        <h2>{m.closing_kept()}</h2>
        <Points says={stays} />
        <p className="muted">{m.closing_again()}</p>
        <Link className="link" to={addressOf('/privacy-policy')}>
          {m.closing_privacy()}
        </Link>
      </section>
      <section className={`card pad ${styles.card}`}>
        <h2>{m.closing_copy_first()}</h2>
        <p>{m.closing_copy_text()}</p>
        <TakeCopy look="btn-line" />
      </section>
      <section className={`card pad ${styles.card}`}>
        <h2>{m.closing_confirm()}</h2>
        {running_exam ? (
          <p className="note-line">
            {m.closing_exam({ time: formatTime(new Date(running_exam.ends_at), getLocale()) })}
          </p>
        ) : (
          <CloseForm phone={doctor.phone ?? ''} />
        )}
      </section>
    </div>
  )
}

function Points({ says }: { says: readonly (() => string)[] }) {
  return (
    <ul className={styles.points}>
      {says.map((say) => (
        <li key={say()}>{say()}</li>
      ))}
    </ul>
  )
}
