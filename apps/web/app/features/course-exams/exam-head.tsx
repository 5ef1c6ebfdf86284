import { formatDate, formatTimeRange, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { momentUntil } from '../../kit/clock/moments.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { ExamInfo } from './course-exam-queries.ts'
import styles from './course-exams.module.css'

/** What exam it is, of which course, and when it can be sat. */
export function ExamHead({ info: { row, course } }: { info: ExamInfo }) {
  return (
    <header className={styles.cxHead}>
      <p className="meta">
        <Phrase text={course.title} />
      </p>
      <h2>
        <Phrase text={row.title} />
      </h2>
      <p>{whenWords(row)}</p>
    </header>
  )
}

/** An exam that is open for days says from when to when; one without a paper its hour in the timetable. */
function whenWords({ exam, starts_at, ends_at }: ExamInfo['row']): string {
  const locale = getLocale()
  const from = new Date(starts_at)
  if (exam === null) return `${formatDate(from, locale)}, ${formatTimeRange(from, new Date(ends_at), locale)}`
  const opens = momentUntil(exam.opens_at, locale)
  return exam.closes_at === null
    ? m.courseexam_from({ from: opens })
    : m.courseexam_window({ from: opens, to: momentUntil(exam.closes_at, locale) })
}

/** `আজ রাত ৮টায়`, `২০ নভেম্বর সকাল ৯টায়`. */
export const momentWords = (instant: string, now: number): string =>
  formatWhen(new Date(instant), new Date(now), getLocale())
