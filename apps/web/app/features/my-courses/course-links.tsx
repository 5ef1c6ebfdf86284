import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { askAddress } from '../../kit/complaint/ask-address.ts'
import type { Course } from '../../kit/course/course-queries.ts'
import { masterAddress } from '../../kit/course/timetable-addresses.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './course-links.module.css'
import '@prostuti/ui/icons/course-links.css'

type Pending = { videos: number; exams: number }

/** Every part of a course is one click away; what waits says how much of it. */
export function CourseLinks({ course, pending }: { course: Course; pending: Pending }) {
  const own = addressOf('/my/courses/:id', { id: course.id })
  return (
    <MySection title={m.dashboard_course_parts()}>
      <ul className={styles.links}>
        <CourseLink
          to={addressOf('/my/courses/:id/full-schedule', { id: course.id })}
          icon="calendar"
          label={m.dashboard_part_schedule()}
        />
        <CourseLink to={`${own}/course-materials`} icon="files" label={m.dashboard_part_materials()} />
        <CourseLink
          to={addressOf('/my/courses/:id/exams/results', { id: course.id })}
          icon="chart"
          label={m.dashboard_part_results()}
        />
        <CourseLink to={`${own}/lecture-sheet`} icon="parcel" label={m.dashboard_part_sheets()} />
        <CourseLink
          to={addressOf('/my/pending-video/:id', { id: course.id })}
          icon="video"
          label={m.dashboard_part_pending_videos()}
          count={pending.videos}
        />
        <CourseLink
          to={addressOf('/my/pending-exam/:id', { id: course.id })}
          icon="exam"
          label={m.dashboard_part_pending_exams()}
          count={pending.exams}
        />
        <CourseLink to={`${own}/admin-videos`} icon="video" label={m.dashboard_part_videos()} />
        <CourseLink to={`${own}/admin-exams`} icon="exam" label={m.dashboard_part_exams()} />
        <CourseLink to={masterAddress(course, course.schedule_id)} icon="columns" label={m.dashboard_part_master()} />
        <CourseLink to={askAddress(course.id)} icon="talk" label={m.dashboard_part_ask()} />
      </ul>
    </MySection>
  )
}

type CourseLinkProps = {
  to: string
  icon: 'calendar' | 'files' | 'chart' | 'parcel' | 'video' | 'exam' | 'columns' | 'talk'
  label: string
  count?: number
}

function CourseLink({ to, icon, label, count = 0 }: CourseLinkProps) {
  return (
    <li>
      <Link className="card" to={to}>
        <i className={`ico ico-course-${icon}`} aria-hidden="true" />
        <span>{label}</span>
        {count > 0 && <b className={styles.count}>{formatNumber(count, getLocale())}</b>}
      </Link>
    </li>
  )
}
