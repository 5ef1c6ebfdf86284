import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import { CourseFacts } from '../../kit/course/course-card.tsx'
import { type Course, courseQuery } from '../../kit/course/course-queries.ts'
import styles from '../../kit/course/my-courses.module.css'
import { CourseStateChip } from '../../kit/course/state-chip.tsx'
import { StepPart } from '../../kit/course/step-part.tsx'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { DueList } from '../../kit/order/due-list.tsx'
import { FeeSum } from '../../kit/order/fee-sum.tsx'
import { PaymentList } from '../../kit/order/payment-list.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { CourseProgress } from './course-progress.tsx'
import { OverdueNote } from './overdue-note.tsx'

export function CoursePage({ id }: { id: string }) {
  const query = useQuery(courseQuery(id))
  const course = query.data?.course
  usePageTitle(course?.title)
  const back = { to: addressOf('/my/courses'), label: m.mycourses_all() }
  return (
    <MyPage title={course ? <Phrase text={course.title} /> : m.my_courses()} back={back}>
      {query.data === undefined && isNotThere(query.error) ? (
        <NoCourse />
      ) : (
        <Loaded query={query} errorTitle={m.mycourses_error()}>
          {({ course }) => <OneCourse course={course} />}
        </Loaded>
      )}
    </MyPage>
  )
}

/** Each part of a course stands for itself: what a course has none of leaves no gap. */
function OneCourse({ course }: { course: Course }) {
  const now = useNow()
  const { order } = course
  return (
    <div className={`stack-lg ${styles.coursePage}`}>
      <header className={styles.courseHead}>
        <CourseStateChip course={course} now={now} />
        <CourseFacts course={course} />
      </header>
      {order !== null && order.access !== 'open' && <OverdueNote order={order} />}
      {course.state !== 'active' && <StepPart course={course} />}
      {(course.state === 'active' || course.state === 'ended') && <CourseProgress course={course} />}
      {order !== null && (
        <div className={styles.courseParts}>
          <DueList order={order} isRunning={course.state === 'active'} />
          <FeeSum order={order} />
          <PaymentList order={order} />
          <Link className="btn btn-line" to={addressOf('/my/orders/:orderId', { orderId: order.id })}>
            {m.orders_of_course()}
            <Icon of={arrowRightIcon} />
          </Link>
        </div>
      )}
    </div>
  )
}

function NoCourse() {
  return (
    <div className="card">
      <EmptyState
        title={m.mycourses_none_title()}
        text={m.mycourses_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses')}>
            {m.mycourses_all()}
          </Link>
        }
      />
    </div>
  )
}
