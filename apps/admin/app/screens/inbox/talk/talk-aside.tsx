import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { useHasScreen } from '../../../kit/screens/known-screens.ts'
import { type Complaint, promiseWords, spanWords } from '../inbox-words.ts'
import styles from './talk-aside.module.css'

type TalkAsideProps = { complaint: Complaint; now: Date }

/** What has to be known to answer: who asks, what it is about, and the time that is left. */
export function TalkAside({ complaint, now }: TalkAsideProps) {
  const { about, course } = complaint
  return (
    <aside className={styles.aside} aria-label={m.office_inbox_context()}>
      <DoctorCard complaint={complaint} />
      {(about || course) && (
        <section className={`card ${styles.card}`}>
          <h2>{m.office_inbox_about()}</h2>
          {about && <p>{about.title}</p>}
          <Facts
            facts={[
              [m.office_inbox_about_second(), about?.at_seconds != null && clockWords(about.at_seconds)],
              [m.office_inbox_about_course(), course],
            ]}
          />
        </section>
      )}
      <section className={`card ${styles.card}`}>
        <h2>{m.office_inbox_times()}</h2>
        <Facts facts={timesOf(complaint, now)} />
        {complaint.wants_sms && <p className="meta">{m.office_inbox_wants_sms()}</p>}
      </section>
    </aside>
  )
}

function DoctorCard({ complaint: { doctor } }: { complaint: Complaint }) {
  const hasScreen = useHasScreen()
  const { facts } = doctor
  const address = `/doctors/${doctor.id}`
  return (
    <section className={`card ${styles.card}`}>
      <div className={styles.doctor}>
        <span className={styles.mark} aria-hidden="true">
          {initialOf(doctor.name)}
        </span>
        <div>
          <b>{doctor.name}</b>
          {facts && (
            <p className="meta">
              {[facts.bmdc, m.office_inbox_courses({ count: numberWords(facts.courses) })].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      {facts && (
        <>
          <Facts
            facts={[
              [m.office_inbox_earlier_complaints(), earlierWords(facts)],
              [m.office_inbox_parcel(), parcelWords(facts.parcel)],
              [m.office_inbox_now(), facts.is_sitting && m.office_inbox_sitting()],
            ]}
          />
          {hasScreen(address) && (
            <Link className="link" to={address}>
              {m.office_inbox_doctor_page()} <ChevronRight aria-hidden="true" size={17} />
            </Link>
          )}
        </>
      )}
    </section>
  )
}

/** The first letter of a name, without the title before it. */
const initialOf = (name: string): string => {
  const own = name.replace(/^(ডা\.|ডাঃ|Dr\.?)\s*/iu, '')
  return [...new Intl.Segmenter('bn').segment(own)][0]?.segment ?? ''
}

type DoctorFacts = NonNullable<Complaint['doctor']['facts']>

const earlierWords = ({ earlier, earlier_open }: DoctorFacts): string => {
  if (earlier === 0) return m.office_inbox_earlier_none()
  const n = numberWords(earlier)
  return earlier_open === 0
    ? m.office_inbox_earlier_settled({ n })
    : m.office_inbox_earlier_open({ n, open: numberWords(earlier_open) })
}

const parcels: Record<string, () => string> = {
  draft: m.office_inbox_p_draft,
  on_hold: m.office_inbox_p_on_hold,
  returned: m.office_inbox_p_returned,
  failed: m.office_inbox_p_returned,
}
const parcelWords = (state: string | null): string | false =>
  state !== null && (parcels[state] ?? m.office_inbox_p_on_the_way)()

const timesOf = (complaint: Complaint, now: Date): Fact[] => {
  const { promised_at, first_answered_at, settle_by, state, created_at } = complaint
  const first =
    first_answered_at === null
      ? false
      : spanWords(new Date(first_answered_at).getTime() - new Date(created_at).getTime())
  return [
    [m.office_inbox_raised(), formatWhen(new Date(created_at), now, getLocale())],
    [m.office_inbox_first_answer(), first && m.office_inbox_took({ span: first })],
    [m.office_inbox_answer_due(), promised_at !== null && promiseWords(promised_at, now).text],
    [m.office_inbox_settle_due(), state !== 'closed' && promiseWords(settle_by, now).text],
  ]
}

type Fact = [label: string, value: ReactNode]

/** Only what is there. */
function Facts({ facts }: { facts: Fact[] }) {
  const shown = facts.filter(([, value]) => value)
  if (shown.length === 0) return null
  return (
    <dl className={styles.facts}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const clockWords = (seconds: number): string => {
  const two = (value: number) => numberWords(value).padStart(2, numberWords(0))
  return `${numberWords(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
