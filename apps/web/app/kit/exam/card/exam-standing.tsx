import { formatWhen } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import type { ReactNode } from 'react'
import { useClock } from '../../clock/use-clock.ts'
import type { ExamCard } from '../exam-types.ts'
import { formatMarks, formatTimeLeft } from '../exam-words.ts'
import styles from './exam-list.module.css'
import { secondsLeft } from './exam-times.ts'

type Standing = { exam: ExamCard; locale: Locale }

/** Two figures at most: of the reader's own attempt, or how many have sat it. */
export function ExamStanding({ exam, locale }: Standing) {
  const { mine, participants } = exam
  if (mine?.state === 'running') return <RunningStanding exam={exam} locale={locale} />
  if (mine)
    return (
      <dl className={styles.exStanding}>
        {mine.marks_at ? (
          <Figure label={m.exams_marks_at()}>{formatWhen(new Date(mine.marks_at), new Date(), locale)}</Figure>
        ) : (
          <Figure label={m.exams_score()}>
            {mine.marks === null
              ? m.exams_marking()
              : `${formatMarks(mine.marks, locale)}/${formatMarks(exam.total_marks, locale)}`}
          </Figure>
        )}
        {mine.rank !== null && <Figure label={m.exams_rank()}>{formatOrdinal(mine.rank, locale)}</Figure>}
      </dl>
    )
  if (participants === 0) return null
  return (
    <dl className={styles.exStanding}>
      <Figure label={m.exams_participants_label()}>{m.exams_people({ n: formatNumber(participants, locale) })}</Figure>
    </dl>
  )
}

function RunningStanding({ exam, locale }: Standing) {
  const now = useClock(1000)
  const { mine, duration_minutes, question_count } = exam
  const left = now && mine ? secondsLeft(mine.ends_at, duration_minutes, now) : undefined
  return (
    <dl className={styles.exStanding}>
      {left !== undefined && (
        <Figure label={m.exams_time_left()}>
          <span className="num" role="timer">
            {formatTimeLeft(left, locale)}
          </span>
        </Figure>
      )}
      <Figure label={m.exams_answered()}>
        {formatNumber(mine?.answered ?? 0, locale)}/{formatNumber(question_count, locale)}
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
