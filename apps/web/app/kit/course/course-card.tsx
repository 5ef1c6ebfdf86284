import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { dayWords } from '../payment/payment-words.ts'
import { Phrase } from '../rich-text/phrase.tsx'
import type { Course } from './course-queries.ts'
import styles from './my-courses.module.css'
import { CourseStateChip } from './state-chip.tsx'
import { StepPart } from './step-part.tsx'

export type CourseCardProps = { course: Course; now: Date; heading?: 'h2' | 'h3' }

export function CourseCard({ course, now, heading: Heading = 'h2' }: CourseCardProps) {
  const isIn = course.state === 'active' || course.state === 'ended'
  return (
    <article className={`card pad ${styles.courseCard}`} aria-labelledby={`course-${course.id}`}>
      <div className={styles.courseTop}>
        <p className="meta">
          <Phrase text={course.course} />
        </p>
        <CourseStateChip course={course} now={now} />
      </div>
      <Heading id={`course-${course.id}`} className={styles.courseName}>
        <Phrase text={course.title} />
      </Heading>
      <CourseFacts course={course} />
      <StepPart course={course} />
      {isIn && (
        <div className={styles.courseFoot}>
          <Link className="link" to={addressOf('/my/courses/:id', { id: course.id })}>
            {m.mycourses_open()}
            <span className="sr">: {course.title}</span>
            <Icon of={arrowRightIcon} size="sm" />
          </Link>
          {course.order?.state === 'paid' && <span className="chip chip-ok">{m.mycourses_paid_all()}</span>}
        </div>
      )}
    </article>
  )
}

export function CourseFacts({ course }: { course: Course }) {
  return (
    <p className={styles.courseFacts}>
      <span>
        <Phrase text={course.schedule} />
      </span>
      <span>{m.mycourses_dates({ from: dayWords(course.starts_on), to: dayWords(course.ends_on) })}</span>
    </p>
  )
}
