import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { courseColumnsIcon, courseTalkIcon } from '@prostuti/ui/icons/course-links'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { askAddress } from '../../kit/complaint/ask-address.ts'
import type { Course } from '../../kit/course/course-queries.ts'
import { masterAddress } from '../../kit/course/timetable-addresses.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './course-links.module.css'
import { partsOf } from './course-parts.ts'

type Pending = { videos: number; exams: number }

/** Every part of a course is one click away; what waits says how much of it. */
export function CourseLinks({ course, pending }: { course: Course; pending: Pending }) {
  return (
    <MySection title={m.dashboard_course_parts()}>
      <ul className={styles.links}>
        {partsOf(course).map(({ page, icon, label, ...part }) => (
          <CourseLink
            key={page}
            to={addressOf(page, { id: course.id })}
            icon={icon}
            label={label()}
            count={'pending' in part ? pending[part.pending] : 0}
          />
        ))}
        <CourseLink
          to={masterAddress(course, course.schedule_id)}
          icon={courseColumnsIcon}
          label={m.timetable_master()}
        />
        <CourseLink to={askAddress(course.id)} icon={courseTalkIcon} label={m.dashboard_part_ask()} />
      </ul>
    </MySection>
  )
}

type CourseLinkProps = {
  to: string
  icon: IconShape
  label: string
  count?: number
}

function CourseLink({ to, icon, label, count = 0 }: CourseLinkProps) {
  return (
    <li>
      <Link className="card" to={to}>
        <Icon of={icon} />
        <span>{label}</span>
        {count > 0 && <b className={styles.count}>{formatNumber(count, getLocale())}</b>}
      </Link>
    </li>
  )
}
