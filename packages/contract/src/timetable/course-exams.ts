import { z } from 'zod'
import { defineCall } from '../call.ts'
import { examCard } from '../exam/exam-card.ts'
import { ownResult } from '../exam/own-result.ts'
import { idParams, instant } from '../fields.ts'
import { courseErrors } from './timetable.ts'
import { timetableRow } from './timetable-row.ts'

const courseTitle = z.object({ id: z.number().int(), title: z.string() })

export const courseExams = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/exams',
  summary: 'The exams of the doctor’s own schedule in the order of time, with what was sat',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    course: courseTitle,
    exams: z.array(timetableRow.extend({ result: ownResult.nullable() })),
  }),
  errors: courseErrors,
})

export const pendingExams = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/pending-exams',
  summary: 'What can be sat now and was not: first what is still ranked, then what was missed, each with its last date',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    course: courseTitle,
    exams: z.array(
      timetableRow.extend({
        /** Whether a sitting now still gets a rank. */
        ranked: z.boolean(),
        /** Null: as long as the course runs. */
        last_moment: instant.nullable(),
      }),
    ),
  }),
  errors: courseErrors,
})

export const courseExamInfo = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/exam-info',
  summary: 'What to know before an exam of the own schedule beside its rules: when, and what to read for it',
  access: 'doctor',
  params: idParams.extend({ eventId: idParams.shape.id }),
  status: 200,
  response: z.object({
    course: courseTitle,
    row: timetableRow,
    /** A line each. */
    syllabus: z.string().nullable(),
    server_time: instant,
  }),
  errors: courseErrors,
})

export const adminExams = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/admin-exams',
  summary: 'Papers given to the batch outside of its schedules',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ course: courseTitle, exams: z.array(examCard) }),
  errors: courseErrors,
})
