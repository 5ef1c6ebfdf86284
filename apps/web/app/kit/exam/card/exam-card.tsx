import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { dateIcon } from '@prostuti/ui/icons/study'
import { useClock } from '../../clock/use-clock.ts'
import { Phrase } from '../../rich-text/phrase.tsx'
import type { ExamClient } from '../exam-clients.ts'
import type { ExamCard as Exam } from '../exam-types.ts'
import { formatDuration, formatMarks } from '../exam-words.ts'
import styles from './exam-list.module.css'
import { ExamStanding } from './exam-standing.tsx'
import { lateWords, stateByClock, windowWords } from './exam-times.ts'
import { ExamWays, MoreWays } from './exam-ways.tsx'

type ExamCardProps = {
  exam: Exam
  client: ExamClient
  /** The one running exam whose way back stands out, when several are running. */
  first: boolean
}

/** An exam in a list: what it is, when it is open, what the reader has done with it, and the way on. */
export function ExamCard({ exam, client, first }: ExamCardProps) {
  const locale = getLocale()
  const late = exam.mine ? undefined : lateWords(exam, locale)
  return (
    <li className={`card ${styles.exCard}`} data-part="ex-card" id={exam.key} data-mine={exam.mine?.state}>
      <div className={styles.exMain}>
        <div className={styles.exTop}>
          <StateChip exam={exam} locale={locale} />
          {exam.access !== 'free' && (
            <span className={styles.exAccess}>
              {exam.access === 'event' ? m.exams_for_event() : m.exams_for_enrolled()}
            </span>
          )}
        </div>
        <h3>
          <Phrase text={exam.title} />
        </h3>
        {exam.summary && (
          <p className={styles.exSummary}>
            <Phrase text={exam.summary} />
          </p>
        )}
        <ul className={`${styles.exFacts} dotted`}>
          <li>{m.exams_questions({ n: formatNumber(exam.question_count, locale) })}</li>
          <li>{m.exams_marks({ n: formatMarks(exam.total_marks, locale) })}</li>
          <li>{formatDuration(exam.duration_minutes, locale)}</li>
          <li>{exam.negative_marking ? m.exams_negative() : m.exams_no_negative()}</li>
        </ul>
        <p className={styles.exWhen}>
          <Icon of={dateIcon} size="sm" />
          <span>
            {windowWords(exam, locale)}
            {late && <span className={styles.exLate}>{late}</span>}
          </span>
        </p>
      </div>
      <div className={styles.exSide}>
        <ExamStanding exam={exam} locale={locale} />
        <ExamWays exam={exam} client={client} first={first} />
        <MoreWays exam={exam} client={client} />
      </div>
    </li>
  )
}

function StateChip({ exam, locale }: { exam: Exam; locale: Locale }) {
  const { mine } = exam
  if (mine?.state === 'running') return <span className="chip chip-brand">{m.exams_mine_running()}</span>
  if (mine?.outcome)
    return <span className="chip">{mine.outcome === 'passed' ? m.exams_passed() : m.exams_failed()}</span>
  if (mine) return <span className="chip">{m.exams_mine_finished()}</span>
  return <StateByClock exam={exam} locale={locale} />
}

/** Until the app is there, `wake/say-words.ts` says it. */
function StateByClock({ exam: { state, opens_at, closes_at }, locale }: { exam: Exam; locale: Locale }) {
  const now = useClock(60_000)
  const times = { state, opens_at, closes_at }
  return (
    <span
      className={state === 'open' ? 'chip chip-brand' : 'chip'}
      data-clock="exam"
      data-times={JSON.stringify(times)}
      suppressHydrationWarning
    >
      {stateByClock(times, now, locale)}
    </span>
  )
}
