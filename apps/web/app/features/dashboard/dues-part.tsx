import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { CourseCardProps } from '../../kit/course/course-card.tsx'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import { type CourseDue, courseStep, duesOf } from '../../kit/course/course-step.ts'
import { lateOf } from '../../kit/course/due-words.ts'
import styles from '../../kit/course/my-courses.module.css'
import { lazyPart } from '../../kit/loading/lazy-part.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { checkoutAddress } from '../../kit/payment/payment-addresses.ts'
import { dayWords } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'

/** Few doctors have a payment under way, so its card comes when somebody has. */
const CourseCard = lazyPart<CourseCardProps>(() =>
  import('../../kit/course/course-card.tsx').then((part) => ({ default: part.CourseCard })),
)

/** What cannot wait: an enrolment whose payment is under way, and parts whose day has passed. Nothing when there is none. */
export function UrgentPart({ now }: { now: Date }) {
  const { data } = useQuery(coursesQuery)
  const courses = data?.courses ?? []
  const pending = courses.filter((course) => ['finish', 'waiting', 'checking'].includes(courseStep(course).kind))
  const late = duesOf(courses).filter(isLate)
  if (pending.length + late.length === 0) return null
  return (
    <div className={`stack-lg ${styles.urgentPart}`}>
      {pending.length > 0 && (
        <MySection title={m.mycourses_dashboard_pending()}>
          <div className="stack">
            {pending.map((course) => (
              <Suspense key={course.id} fallback={<Skeleton className="" height={220} />}>
                <CourseCard course={course} now={now} heading="h3" />
              </Suspense>
            ))}
          </div>
        </MySection>
      )}
      <DueSection title={m.mycourses_dashboard_dues()} dues={late} />
    </div>
  )
}

/** The next part of each course that is paid in parts. */
export function DuesPart() {
  const { data } = useQuery(coursesQuery)
  const coming = duesOf(data?.courses ?? []).filter((due) => !isLate(due))
  return <DueSection title={m.mycourses_dashboard_coming()} dues={coming} />
}

const isLate = ({ order }: CourseDue): boolean => lateOf(order) !== undefined

function DueSection({ title, dues }: { title: string; dues: CourseDue[] }) {
  if (dues.length === 0) return null
  return (
    <MySection title={title}>
      <div className="stack">
        {dues.map((due) => (
          <DueCard key={due.course.id} {...due} />
        ))}
      </div>
    </MySection>
  )
}

function DueCard({ course, order, due }: CourseDue) {
  const staff = useStaffView()
  const locale = getLocale()
  const late = lateOf(order)
  return (
    <div className={`card pad ${styles.dueCard}`}>
      <p className="meta dotted">
        <span>
          <Link to={addressOf('/my/courses/:id', { id: course.id })}>
            <Phrase text={course.title} />
          </Link>
        </span>
        {order.dues.length > 1 && !late && <span>{m.mycourses_part({ nth: formatOrdinal(due.number, locale) })}</span>}
      </p>
      <div>
        <b className={`${styles.amt} num`}>{formatMoney(late?.amount ?? due.open_paisa, locale)}</b>
        {late ? (
          <p data-is="late">{m.mycourses_was_due({ date: dayWords(late.since) })}</p>
        ) : (
          <p className="meta">
            {due.state === 'due_today' ? m.mycourses_due_now() : m.mycourses_by({ date: dayWords(due.due_on) })}
          </p>
        )}
      </div>
      {order.next_paisa > 0 && !staff && (
        <Link className={`btn ${late ? 'btn-go' : 'btn-brand'}`} to={checkoutAddress(order)}>
          {m.mycourses_pay()}
        </Link>
      )}
    </div>
  )
}
