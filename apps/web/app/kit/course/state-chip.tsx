import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import type { Course } from './course-queries.ts'

export function CourseStateChip({ course, now }: { course: Course; now: Date }) {
  const isSoon = course.state === 'active' && dhakaMidnight(course.starts_on) > now
  const [name, look] = isSoon ? ([m.mycourses_state_soon, 'chip-brand'] as const) : chips[course.state]
  return <span className={`chip ${look}`}>{name()}</span>
}

const chips = {
  active: [m.mycourses_state_active, 'chip-brand'],
  pending: [m.mycourses_state_pending, 'chip-line'],
  ended: [m.mycourses_state_ended, ''],
  lapsed: [m.mycourses_state_lapsed, ''],
} as const
