import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import { type Course, coursesQuery } from '../../kit/course/course-queries.ts'
import { NoCourse } from '../../kit/course/of-course.tsx'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { TimetableSkeleton } from './timetable-skeleton.tsx'

export type BatchParams = Record<'year_course_session_id' | 'batch_id' | 'schedule_id', string>

/** These addresses name a batch, not an enrolment: which of the doctor's own it is, their list of courses tells. */
export function OwnCourse({ params, children }: { params: BatchParams; children: (courseId: number) => ReactNode }) {
  const query = useQuery(coursesQuery)
  const course = query.data && courseOfBatch(query.data.courses, params)
  if (course) return children(course.id)
  return (
    <MyPage title={m.timetable_title()} back={{ to: addressOf('/my/courses'), label: m.timetable_to_courses() }}>
      <Loaded query={query} errorTitle={m.timetable_error()} skeleton={<TimetableSkeleton />}>
        {() => <NoCourse />}
      </Loaded>
    </MyPage>
  )
}

/** Running ones come first in the list; of a batch that was sat twice that is the newer one. */
const courseOfBatch = (courses: readonly Course[], { batch_id, year_course_session_id }: BatchParams) =>
  courses.find(
    (course) =>
      String(course.batch_id) === batch_id && String(course.year_course_session_id) === year_course_session_id,
  )
