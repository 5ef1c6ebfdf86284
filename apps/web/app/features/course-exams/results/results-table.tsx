import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { momentAt } from '../../../kit/clock/moments.ts'
import { examResultAddress, pendingInfoAddress } from '../../../kit/course/timetable-addresses.ts'
import { formatMarks } from '../../../kit/exam/exam-words.ts'
import { MySection } from '../../../kit/my-page/section.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import type { CourseExam } from '../course-exam-queries.ts'
import styles from './results-table.module.css'
import { percentOf } from './trend-of.ts'

/** Every exam that is over for the doctor, the newest first: what was sat, and what was not. */
export function ResultsTable({ courseId, exams }: { courseId: string; exams: readonly CourseExam[] }) {
  const over = exams
    .filter(
      ({ result, exam }) =>
        result !== null || exam?.marks_at || exam?.state === 'missed' || exam?.state === 'missed_late_open',
    )
    .toReversed()
  return (
    <MySection title={m.courseexam_all_results()}>
      <table className={`card ${styles.results}`}>
        <thead>
          <tr>
            <th scope="col">{m.courseexam_column_exam()}</th>
            <th scope="col">{m.courseexam_column_marks()}</th>
            <th scope="col">{m.courseexam_column_percent()}</th>
            <th scope="col">{m.courseexam_column_average()}</th>
            <th scope="col">{m.courseexam_column_rank()}</th>
          </tr>
        </thead>
        <tbody>
          {over.map((exam) => (
            <ResultRow key={exam.event_id} courseId={courseId} exam={exam} />
          ))}
        </tbody>
      </table>
    </MySection>
  )
}

function ResultRow({ courseId, exam }: { courseId: string; exam: CourseExam }) {
  const locale = getLocale()
  const { result } = exam
  const percent = (marks: number, outOf: number) =>
    m.courseexam_percent({ n: formatNumber(percentOf(marks, outOf), locale) })
  return (
    <tr>
      <th scope="row">
        {result ? (
          <Link to={examResultAddress(courseId, exam)}>
            <Phrase text={exam.title} />
          </Link>
        ) : (
          <Phrase text={exam.title} />
        )}
        <small>{formatDate(new Date(exam.starts_at), locale)}</small>
      </th>
      {result === null && exam.exam?.marks_at ? (
        <td colSpan={4}>{m.timetable_marks_at({ when: momentAt(exam.exam.marks_at, locale) })}</td>
      ) : result === null ? (
        <td colSpan={4}>
          <span className={styles.resultsNone}>{m.courseexam_not_sat()}</span>{' '}
          {exam.exam?.state === 'missed_late_open' && (
            <Link className="link" to={pendingInfoAddress(courseId, exam)}>
              {m.timetable_late()}
              <span className="sr">: {exam.title}</span>
            </Link>
          )}
        </td>
      ) : (
        <>
          <Cell name={m.courseexam_column_marks()}>
            {formatMarks(result.marks, locale)}/{formatMarks(result.out_of, locale)}
          </Cell>
          <Cell name={m.courseexam_column_percent()}>
            <b>{percent(result.marks, result.out_of)}</b>
          </Cell>
          <Cell name={m.courseexam_column_average()}>
            {result.average === null ? '–' : percent(result.average, result.out_of)}
          </Cell>
          <Cell name={m.courseexam_column_rank()}>{rankWords(result, exam)}</Cell>
        </>
      )}
    </tr>
  )
}

/** The heads are out of sight on a phone, where each figure carries its name. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td>
      <span className={styles.resultsName} aria-hidden="true">
        {name}
      </span>
      <span>{children}</span>
    </td>
  )
}

function rankWords({ rank, participants, ranked }: NonNullable<CourseExam['result']>, { exam }: CourseExam): string {
  const locale = getLocale()
  if (rank !== null)
    return m.courseexam_rank_of({
      rank: formatOrdinal(rank, locale),
      people: formatNumber(participants ?? exam?.participants ?? 0, locale),
    })
  const isComing = ranked && participants === null && exam?.closes_at !== null
  return isComing ? m.courseexam_rank_wait() : m.courseexam_rank_none()
}
