import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import own from './doctor.module.css'
import type { Course, Doctor } from './doctor-types.ts'
import { CourseActs, SeatActs, SubscriptionActs } from './enrolments/enrolment-acts.tsx'
import { WaitingSeats } from './enrolments/waiting-seats.tsx'

/** What they are enrolled in, how far they have come, and what is paid and owed. */
export function CoursesCard({ doctor }: { doctor: Doctor }) {
  const shown = doctor.courses.filter(({ state }) => state !== 'lapsed')
  return (
    <section className={`card ${styles.card}`} id="courses" tabIndex={-1} aria-labelledby="courses-title">
      <header>
        <h2 id="courses-title">{m.office_doctor_courses()}</h2>
      </header>
      <div className={own.courses}>
        <WaitingSeats doctorId={doctor.id} />
        {shown.length === 0 && doctor.subscriptions.length === 0 && (
          <p className="meta">{m.office_doctor_courses_none()}</p>
        )}
        {shown.map((course) => (
          <CourseLines key={course.id} course={course} name={doctor.name} />
        ))}
        {doctor.subscriptions.map((subscription) => (
          <div key={`s${subscription.id}`}>
            <div className={own.courseHead}>
              <b>{pickText(subscription.title, getLocale())}</b>
              <span className="chip">{m.office_doctor_subscription()}</span>
            </div>
            <p className="meta">
              {subscription.state === 'pending' || subscription.ends_at === null
                ? m.office_doctor_unpaid()
                : m.office_doctor_until({ day: formatDate(new Date(subscription.ends_at), getLocale()) })}
            </p>
            <SubscriptionActs subscription={subscription} />
          </div>
        ))}
        <SeatActs doctor={doctor} />
      </div>
    </section>
  )
}

const tones: Record<Course['state'], string> = {
  active: 'chip chip-brand',
  pending: 'chip chip-line',
  ended: 'chip',
  lapsed: 'chip',
}

const stateWords: Record<Course['state'], () => string> = {
  active: m.office_doctor_course_active,
  pending: m.office_doctor_course_pending,
  ended: m.office_doctor_course_ended,
  lapsed: m.office_doctor_course_ended,
}

function CourseLines({ course, name }: { course: Course; name: string }) {
  const { order, progress } = course
  return (
    <div>
      <div className={own.courseHead}>
        <Link className={own.title} to={`/batches/${course.batch_id}`}>
          {course.title}
        </Link>
        <span className={tones[course.state]}>{stateWords[course.state]()}</span>
      </div>
      <p className="meta">
        {[
          course.schedule,
          course.has_moved && m.office_change_has_moved(),
          progress &&
            m.office_doctor_lectures({
              done: numberWords(progress.lectures.done),
              all: numberWords(progress.lectures.all),
            }),
          progress &&
            m.office_doctor_exams({ sat: numberWords(progress.exams.sat), all: numberWords(progress.exams.all) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {progress && progress.lectures.all > 0 && (
        <progress className={own.bar} max={progress.lectures.all} value={progress.lectures.done} aria-hidden="true" />
      )}
      {order && <Money order={order} />}
      <CourseActs course={course} name={name} />
    </div>
  )
}

function Money({ order }: { order: NonNullable<Course['order']> }) {
  const locale = getLocale()
  const money = (paisa: number) => formatMoney(paisa, locale)
  return (
    <dl className={own.money}>
      <div>
        <dt>{m.office_doctor_total()}</dt>
        <dd>{money(order.total_paisa)}</dd>
      </div>
      <div>
        <dt>{m.office_doctor_paid()}</dt>
        <dd data-is={order.paid_paisa > 0 ? 'ok' : undefined}>{money(order.paid_paisa)}</dd>
      </div>
      {order.refunded_paisa > 0 && (
        <div>
          <dt>{m.office_doctor_refunded()}</dt>
          <dd>{money(order.refunded_paisa)}</dd>
        </div>
      )}
      {order.back_paisa > 0 && (
        <div>
          <dt>{m.office_doctor_back()}</dt>
          <dd>{money(order.back_paisa)}</dd>
        </div>
      )}
      {order.next && (
        <div>
          <dt>{m.office_doctor_next({ day: formatDate(new Date(order.next.due_on), locale, 'short') })}</dt>
          <dd data-is={order.next.is_overdue ? 'bad' : undefined}>{money(order.next.paisa)}</dd>
        </div>
      )}
    </dl>
  )
}
