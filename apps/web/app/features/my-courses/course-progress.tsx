import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../kit/address/address-of.ts'
import { useServerClock } from '../../kit/clock/use-server-clock.ts'
import type { Course } from '../../kit/course/course-queries.ts'
import styles from '../../kit/course/my-courses.module.css'
import { More, NextRow } from '../../kit/course/next-row.tsx'
import { ProgressLine } from '../../kit/course/progress-line.tsx'
import { type Timetable, timetableQuery } from '../../kit/course/timetable-queries.ts'
import { readinessQuery } from '../../kit/learning/readiness-query.ts'
import { StandingLink } from '../../kit/learning/standing-link.tsx'
import { useLive } from '../../kit/live/use-live.ts'
import { PageSkeleton } from '../../kit/my-page/page-skeleton.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { CourseLinks } from './course-links.tsx'

/** How far the course is, what comes, and the links to its parts. The links stand whether or not the rest can be had. */
export function CourseProgress({ course }: { course: Course }) {
  const { data, dataUpdatedAt, isLoading, refetch } = useQuery(timetableQuery(course.id))
  useLive('class', () => void refetch())
  const readiness = useQuery(readinessQuery)
  const trend = readiness.data?.trends.find((each) => each.course?.id === course.id && each.points.length > 0)
  const pending = data?.pending ?? { videos: 0, exams: 0 }
  return (
    <>
      {isLoading && <ProgressToCome />}
      {data?.progress && (
        <MySection title={m.my_progress()}>
          <div className="card pad">
            <ProgressLine
              title={data.schedules.find(({ is_own }) => is_own)?.title}
              progress={data.progress}
              standing={trend && <StandingLink points={trend.points} />}
            />
          </div>
        </MySection>
      )}
      <CourseLinks course={course} pending={pending} />
      {isLoading && course.state === 'active' && (
        <MySection title={m.dashboard_next()}>
          <PageSkeleton />
        </MySection>
      )}
      {data && course.state === 'active' && <Coming timetable={data} heardAt={dataUpdatedAt} />}
    </>
  )
}

/** As high as what comes, so that the links below stay where the thumb is. */
const ProgressToCome = () => (
  <MySection title={m.my_progress()}>
    <div className={`card pad ${styles.courseWait}`} aria-hidden="true">
      <Skeleton width="45%" />
      <Skeleton className="" width="100%" height={8} />
      <Skeleton width="70%" />
    </div>
  </MySection>
)

const shown = 3

function Coming({ timetable, heardAt }: { timetable: Timetable; heardAt: number }) {
  const now = useServerClock(timetable.server_time, heardAt, 15_000)
  const coming = timetable.rows
    .filter(({ is_cancelled, ends_at }) => !is_cancelled && new Date(ends_at) > now)
    .slice(0, shown)
  const { id, title } = timetable.course
  return (
    <MySection
      title={m.dashboard_next()}
      link={<More to={addressOf('/my/courses/:id/full-schedule', { id: id })}>{m.dashboard_full_schedule()}</More>}
    >
      {coming.length === 0 ? (
        <p className="card pad muted">{m.dashboard_next_none()}</p>
      ) : (
        <div className="stack">
          {coming.map((row) => (
            <NextRow key={row.event_id} row={{ ...row, course_id: id, course: title }} now={now} />
          ))}
        </div>
      )}
    </MySection>
  )
}
