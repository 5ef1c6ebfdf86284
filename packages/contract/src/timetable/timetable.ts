import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant, wholeNumber } from '../fields.ts'
import { timetableRow } from './timetable-row.ts'

export const courseErrors = ['unauthenticated', 'device_not_verified', 'not_found', 'not_enrolled'] as const

/** What has come so far: nobody is behind with what has not been held. */
const progress = z.object({
  lectures: z.object({ done: z.number().int(), so_far: z.number().int(), all: z.number().int() }),
  exams: z.object({ sat: z.number().int(), so_far: z.number().int(), all: z.number().int() }),
  /** Of the exams that were sat and marked, each counting alike. */
  average_percent: z.number().nullable(),
})

const ownSchedule = z.object({
  id: z.number().int(),
  title: z.string(),
  is_own: z.boolean(),
  mode: z.enum(['online', 'branch']),
  branch: z.string().nullable(),
  weekdays: z.array(z.number().int()),
  opens: z.string(),
  closes: z.string(),
  /** Null while the batch is not shown to the public, as calendar programs sign in nowhere. */
  calendar_path: z.string().nullable(),
})

export const courseTimetable = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/timetable',
  summary:
    'The doctor’s own timetable with what was done and what is next; or another schedule of the batch, to look at alone',
  access: 'doctor',
  params: idParams,
  query: z.object({ schedule: wholeNumber(1, 2_147_483_647).optional() }),
  status: 200,
  response: z.object({
    course: z.object({
      id: z.number().int(),
      title: z.string(),
      batch_id: z.number().int(),
      year_course_session_id: z.number().int(),
      schedule_id: z.number().int(),
    }),
    schedules: z.array(ownSchedule),
    /** The schedule whose rows these are. */
    schedule_id: z.number().int(),
    rows: z.array(timetableRow),
    /** Null for a schedule that is not the doctor's own. */
    progress: progress.nullable(),
    /** What was left and can still be watched or sat; null as above. */
    pending: z.object({ videos: z.number().int(), exams: z.number().int() }).nullable(),
    server_time: instant,
  }),
  errors: courseErrors,
})
