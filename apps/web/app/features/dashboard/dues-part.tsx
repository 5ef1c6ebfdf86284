import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { CourseCardProps } from '../../kit/course/course-card.tsx'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import { type CourseDue, courseStep, duesOf, lateOf } from '../../kit/course/course-step.ts'
import styles from '../../kit/course/my-courses.module.css'
import { lazyPart } from '../../kit/loading/lazy-part.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import type { DueCardsProps } from './due-cards.tsx'

/** Few doctors have a payment under way or owe a part, so their cards come when somebody has one. */
const CourseCard = lazyPart<CourseCardProps>(() =>
  import('../../kit/course/course-card.tsx').then((part) => ({ default: part.CourseCard })),
)

const DueCards = lazyPart<DueCardsProps>(() => import('./due-cards.tsx').then((part) => ({ default: part.DueCards })))

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
      <Suspense fallback={<Skeleton className="" height={dues.length * 184} />}>
        <DueCards dues={dues} />
      </Suspense>
    </MySection>
  )
}
