import {
  mycourses_state_active,
  mycourses_state_ended,
  mycourses_state_lapsed,
  mycourses_state_pending,
  mycourses_state_soon,
} from '@prostuti/text/messages'
import { dayOf } from '../payments/payment-words.ts'
import type { Course } from './course-queries.ts'

export function CourseStateChip({ course, now }: { course: Course; now: Date }) {
  const isSoon = course.state === 'active' && dayOf(course.starts_on) > now
  const [name, look] = isSoon ? ([mycourses_state_soon, 'chip-brand'] as const) : chips[course.state]
  return <span className={`chip ${look}`}>{name()}</span>
}

const chips = {
  active: [mycourses_state_active, 'chip-brand'],
  pending: [mycourses_state_pending, 'chip-line'],
  ended: [mycourses_state_ended, ''],
  lapsed: [mycourses_state_lapsed, ''],
} as const
