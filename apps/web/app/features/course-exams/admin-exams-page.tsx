import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { OfCourse } from '../../kit/course/of-course.tsx'
import { ExamCard } from '../../kit/exam/card/exam-card.tsx'
import styles from '../../kit/exam/card/exam-list.module.css'
import { ExamListSkeleton } from '../../kit/exam/card/exam-list-skeleton.tsx'
import { bcsExamClient, quizClient } from '../../kit/exam/exam-clients.ts'
import type { ExamCard as Exam } from '../../kit/exam/exam-types.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { adminExamsQuery } from './course-exam-queries.ts'
import { AllSat } from './drawings.tsx'

/** Papers that the batch was given beside its timetable. */
export function AdminExamsPage({ id }: { id: string }) {
  const query = useQuery(adminExamsQuery(id))
  usePageTitle(query.data && m.courseexam_admin_page({ course: query.data.course.title }))
  return (
    <MyPage
      title={m.courseexam_admin_title()}
      back={{ to: addressOf('/my/courses/:id', { id }), label: m.timetable_back() }}
    >
      <OfCourse courseId={id} query={query} errorTitle={m.courseexam_error()} skeleton={<ExamListSkeleton />}>
        {({ course, exams }) =>
          exams.length === 0 ? (
            <None courseId={id} />
          ) : (
            <div className="stack">
              <p className="meta">
                <Phrase text={course.title} />
                <br />
                {m.courseexam_admin_text()}
              </p>
              <h2 className="sr">{m.courseexam_admin_title()}</h2>
              <ul className={styles.exGrid}>
                {exams.map((exam) => (
                  <ExamCard key={exam.key} exam={exam} client={clientOf(exam)} first />
                ))}
              </ul>
            </div>
          )
        }
      </OfCourse>
    </MyPage>
  )
}

const clientOf = ({ kind, key }: Exam) => (kind === 'quiz' ? quizClient(key) : bcsExamClient(key))

function None({ courseId }: { courseId: string }) {
  return (
    <div className="card">
      <EmptyState
        picture={<AllSat />}
        title={m.courseexam_admin_none_title()}
        text={m.courseexam_admin_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses/:id/full-schedule', { id: courseId })}>
            {m.courseexam_to_timetable()}
          </Link>
        }
      />
    </div>
  )
}
