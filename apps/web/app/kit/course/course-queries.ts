import type { doctorCourse, doctorCourses, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type Course = ResponseOf<typeof doctorCourses>['courses'][number]

/** Always asked anew: a payment may have been confirmed since. */
export const coursesQuery = { ...get<typeof doctorCourses>('/api/v3/web/doctor/courses'), staleTime: 0 }

export const courseQuery = (id: string) => ({
  ...get<typeof doctorCourse>('/api/v3/web/doctor/courses/:id', {}, { id }),
  staleTime: 0,
})
