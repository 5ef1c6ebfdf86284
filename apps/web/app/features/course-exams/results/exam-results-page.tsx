import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { OfCourse } from '../../../kit/course/of-course.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { MySection } from '../../../kit/my-page/section.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { type CourseExam, courseExamsQuery } from '../course-exam-queries.ts'
import styles from '../course-exams.module.css'
import { NoTrend } from '../drawings.tsx'
import { ExamSkeleton } from '../exam-skeleton.tsx'
import { ResultsTable } from './results-table.tsx'
import { Trend } from './trend.tsx'
import { type TrendSum as Sum, sumOf, trendOf } from './trend-of.ts'
import { TrendSum } from './trend-sum.tsx'

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
          const sum = sumOf(exams)
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
      <MySection title={m.courseexam_trend()}>
        <div className={`card pad ${styles.cxTrend}`}>
          <TrendSum sum={sum} />
          <Trend points={trendOf(exams)} />
        </div>
      </MySection>
      <ResultsTable courseId={courseId} exams={exams} />
    </>
  )
}

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
