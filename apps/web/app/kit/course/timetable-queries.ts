import type { courseTimetable, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type Timetable = ResponseOf<typeof courseTimetable>
export type TimetableRow = Timetable['rows'][number]
export type BatchSchedule = Timetable['schedules'][number]

/** Always asked anew: a lecture may have been watched, or an exam handed in, since. */
export const timetableQuery = (courseId: number | string, schedule?: number | string) => ({
  ...get<typeof courseTimetable>(
    '/api/v3/web/doctor/courses/:id/timetable',
    schedule === undefined ? {} : { schedule },
    { id: courseId },
  ),
  staleTime: 0,
})
