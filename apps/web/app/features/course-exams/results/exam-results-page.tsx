import { type TrendSum as Sum, sumResults } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { momentAt } from '../../../kit/clock/moments.ts'
import { OfCourse } from '../../../kit/course/of-course.tsx'
import { examInfoAddress, examResultAddress, pendingInfoAddress } from '../../../kit/course/timetable-addresses.ts'
import { NoTrend } from '../../../kit/exam/trend/no-trend.tsx'
import { type ListedResult, ResultsTable } from '../../../kit/exam/trend/results-table.tsx'
import { TrendCard } from '../../../kit/exam/trend/trend-card.tsx'
import type { TrendResult } from '../../../kit/exam/trend/trend-of.ts'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { type CourseExam, courseExamsQuery } from '../course-exam-queries.ts'
import { ExamSkeleton } from '../exam-skeleton.tsx'

/** Every result of one course, with a picture of how it goes. */
export function ExamResultsPage({ id }: { id: string }) {
  const query = useQuery(courseExamsQuery(id))
  usePageTitle(query.data && m.courseexam_results_page({ course: query.data.course.title }))
  return (
    <MyPage
      title={m.courseexam_results_title()}
      back={{ to: addressOf('/my/courses/:id', { id }), label: m.timetable_back() }}
    >
      <OfCourse courseId={id} query={query} errorTitle={m.courseexam_results_error()} skeleton={<ExamSkeleton />}>
        {({ course, exams }) => {
          const sum = sumResults(exams.flatMap(({ result }) => result ?? []))
          return (
            <div className="stack-lg">
              <p className="meta">
                <Phrase text={course.title} />
              </p>
              {sum ? <Results courseId={id} exams={exams} sum={sum} /> : <None courseId={id} />}
            </div>
          )
        }}
      </OfCourse>
    </MyPage>
  )
}

type ResultsProps = { courseId: string; exams: CourseExam[]; sum: Sum }

function Results({ courseId, exams, sum }: ResultsProps) {
  return (
    <>
      <TrendCard sum={sum} results={exams.flatMap(pointOf)} />
      <ResultsTable
        results={exams
          .filter(isOver)
          .toReversed()
          .map((exam) => listed(courseId, exam))}
      />
    </>
  )
}

const pointOf = ({ event_id, starts_at, result }: CourseExam): TrendResult[] =>
  result === null ? [] : [{ ...result, key: String(event_id), at: starts_at }]

/** What was sat, and what was not. */
const isOver = ({ result, exam }: CourseExam): boolean =>
  result !== null || Boolean(exam?.marks_at) || exam?.state === 'missed' || exam?.state === 'missed_late_open'

const listed = (courseId: string, exam: CourseExam): ListedResult => ({
  key: String(exam.event_id),
  title: exam.title,
  to: exam.result ? examResultAddress(courseId, exam) : examInfoAddress(courseId, exam),
  at: exam.starts_at,
  result: exam.result,
  instead: exam.exam?.marks_at ? (
    m.timetable_marks_at({ when: momentAt(exam.exam.marks_at, getLocale()) })
  ) : (
    <>
      {m.courseexam_not_sat()}{' '}
      {exam.exam?.state === 'missed_late_open' && (
        <Link className="link" to={pendingInfoAddress(courseId, exam)}>
          {m.timetable_late()}
          <span className="sr">: {exam.title}</span>
        </Link>
      )}
    </>
  ),
})

function None({ courseId }: { courseId: string }) {
  return (
    <div className="card">
      <EmptyState
        picture={<NoTrend />}
        title={m.courseexam_results_none_title()}
        text={m.courseexam_results_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses/:id/full-schedule', { id: courseId })}>
            {m.courseexam_to_timetable()}
          </Link>
        }
      />
    </div>
  )
}
