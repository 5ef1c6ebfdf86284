import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Course } from '../../kit/course/course-queries.ts'
import { masterAddress } from '../../kit/course/timetable-addresses.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './course-doors.module.css'
import '@prostuti/ui/icons/course-doors.css'

type Pending = { videos: number; exams: number }

/** Every part of a course is one press away; what waits says how much of it. */
export function CourseDoors({ course, pending }: { course: Course; pending: Pending }) {
  const own = addressOf('/my/courses/:id', { id: course.id })
  return (
    <MySection title={m.dashboard_course_parts()}>
      <ul className={styles.doors}>
        <Door
          to={addressOf('/my/courses/:id/full-schedule', { id: course.id })}
          icon="calendar"
          label={m.dashboard_door_schedule()}
        />
        <Door to={`${own}/course-materials`} icon="files" label={m.dashboard_door_materials()} />
        <Door
          to={addressOf('/my/courses/:id/exams/results', { id: course.id })}
          icon="chart"
          label={m.dashboard_door_results()}
        />
        <Door to={`${own}/lecture-sheet`} icon="parcel" label={m.dashboard_door_sheets()} />
        <Door
          to={addressOf('/my/pending-video/:id', { id: course.id })}
          icon="video"
          label={m.dashboard_door_pending_videos()}
          count={pending.videos}
        />
        <Door
          to={addressOf('/my/pending-exam/:id', { id: course.id })}
          icon="exam"
          label={m.dashboard_door_pending_exams()}
          count={pending.exams}
        />
        <Door to={`${own}/admin-videos`} icon="video" label={m.dashboard_door_videos()} />
        <Door to={`${own}/admin-exams`} icon="exam" label={m.dashboard_door_exams()} />
        <Door to={masterAddress(course, course.schedule_id)} icon="columns" label={m.dashboard_door_master()} />
        <Door to={`${addressOf('/my/complain-box')}?course=${course.id}`} icon="talk" label={m.dashboard_door_ask()} />
      </ul>
    </MySection>
  )
}

type DoorProps = {
  to: string
  icon: 'calendar' | 'files' | 'chart' | 'parcel' | 'video' | 'exam' | 'columns' | 'talk'
  label: string
  count?: number
}

function Door({ to, icon, label, count = 0 }: DoorProps) {
  return (
    <li>
      <Link className="card" to={to}>
        <i className={`ico ico-door-${icon}`} aria-hidden="true" />
        <span>{label}</span>
        {count > 0 && <b className={styles.doorCount}>{formatNumber(count, getLocale())}</b>}
      </Link>
    </li>
  )
}
