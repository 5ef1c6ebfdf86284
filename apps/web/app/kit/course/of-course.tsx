import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError, isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../address/address-of.ts'
import { Loaded } from '../my-page/loaded.tsx'
import { EmptyTimetable } from './course-drawings.tsx'

type OfCourseProps<T> = {
  /** Undefined while it is not known which one. */
  courseId: number | string | undefined
  query: UseQueryResult<T>
  errorTitle: string
  skeleton?: ReactNode
  /** What to say when what was asked for is not there, where it is not the course itself. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What belongs to a course: there, on its way, not the reader's, or not paid for yet. */
export function OfCourse<T>({ courseId, missing = <NoCourse />, ...loading }: OfCourseProps<T>) {
  const { data, error } = loading.query
  if (data === undefined && error instanceof ApiError) {
    if (isNotThere(error)) return missing
    if (error.code === 'not_enrolled') return <NotEnrolled courseId={courseId} />
  }
  return <Loaded {...loading} />
}

export function NoCourse() {
  return (
    <div className="card">
      <EmptyState
        picture={<EmptyTimetable />}
        title={m.timetable_gone_title()}
        text={m.timetable_gone_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses')}>
            {m.timetable_to_courses()}
          </Link>
        }
      />
    </div>
  )
}

function NotEnrolled({ courseId }: { courseId: number | string | undefined }) {
  return (
    <div className="card">
      <EmptyState
        picture={<EmptyTimetable />}
        title={m.timetable_not_enrolled_title()}
        text={m.timetable_not_enrolled_text()}
        action={
          <Link className="btn btn-go" to={addressOf('/my/courses/:id', { id: courseId ?? '' })}>
            {m.timetable_to_course()}
          </Link>
        }
      />
    </div>
  )
}
