import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { momentUntil } from '../../kit/clock/moments.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import { OfCourse } from '../../kit/course/of-course.tsx'
import { examInfoAddress, examRoomAddress, pendingInfoAddress } from '../../kit/course/timetable-addresses.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { rowDetails } from '../../kit/schedule/schedule-words.ts'
import { type PendingExam, pendingExamsQuery } from './course-exam-queries.ts'
import styles from './course-exams.module.css'
import { AllSat } from './drawings.tsx'
import { momentWords } from './exam-head.tsx'

/** What a doctor can still sit in one course, each with its last date. */
export function PendingExamsPage({ id }: { id: string }) {
  const query = useQuery(pendingExamsQuery(id))
  usePageTitle(query.data && m.courseexam_pending_page({ course: query.data.course.title }))
  return (
    <MyPage
      title={m.courseexam_pending_title()}
      back={{ to: addressOf('/my/courses/:id', { id }), label: m.timetable_back() }}
    >
      <OfCourse courseId={id} query={query} errorTitle={m.courseexam_error()}>
        {({ course, exams }) =>
          exams.length === 0 ? (
            <None courseId={id} />
          ) : (
            <div className="stack-lg">
              <p className="meta">
                <Phrase text={course.title} />
                <br />
                {m.courseexam_pending_text()}
              </p>
              <Group title={m.courseexam_pending_open()} courseId={id} exams={exams.filter(({ ranked }) => ranked)} />
              <Group title={m.courseexam_pending_late()} courseId={id} exams={exams.filter(({ ranked }) => !ranked)} />
            </div>
          )
        }
      </OfCourse>
    </MyPage>
  )
}

function Group({ title, courseId, exams }: { title: string; courseId: string; exams: PendingExam[] }) {
  if (exams.length === 0) return null
  return (
    <MySection title={title}>
      <ul className={styles.cxList}>
        {exams.map((exam) => (
          <PendingCard key={exam.event_id} courseId={courseId} exam={exam} />
        ))}
      </ul>
    </MySection>
  )
}

function PendingCard({ courseId, exam }: { courseId: string; exam: PendingExam }) {
  const now = useNow().getTime()
  const locale = getLocale()
  const way = wayOf(courseId, exam)
  return (
    <li className={`card pad ${styles.cxCard}`}>
      <div>
        <h3>
          <Phrase text={exam.title} />
        </h3>
        <p className="meta">{rowDetails({ ...exam, teacher: null }, locale).join(' · ')}</p>
        {!exam.ranked && <p className="meta">{m.courseexam_held({ when: momentWords(exam.starts_at, now) })}</p>}
        <p className={styles.cxLast}>
          {exam.last_moment
            ? m.courseexam_last({ when: momentUntil(exam.last_moment, locale) })
            : m.courseexam_last_none()}
        </p>
      </div>
      <Link className={`btn btn-sm ${way.look}`} to={way.to}>
        {way.words}
        <span className="sr">: {exam.title}</span>
        <Icon of={arrowRightIcon} size="sm" />
      </Link>
    </li>
  )
}

function wayOf(courseId: string, exam: PendingExam) {
  if (exam.exam?.state === 'running')
    return { to: examRoomAddress(courseId, exam), words: m.timetable_resume(), look: 'btn-go' }
  return exam.ranked
    ? { to: examInfoAddress(courseId, exam), words: m.timetable_sit(), look: 'btn-brand' }
    : { to: pendingInfoAddress(courseId, exam), words: m.timetable_late(), look: 'btn-line' }
}

function None({ courseId }: { courseId: string }) {
  return (
    <div className="card">
      <EmptyState
        picture={<AllSat />}
        title={m.courseexam_pending_none_title()}
        text={m.courseexam_pending_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses/:id/full-schedule', { id: courseId })}>
            {m.courseexam_to_timetable()}
          </Link>
        }
      />
    </div>
  )
}
