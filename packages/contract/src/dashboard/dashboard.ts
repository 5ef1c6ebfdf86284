import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, link } from '../fields.ts'
import { courseTimetable } from '../timetable/timetable.ts'
import { timetableRow } from '../timetable/timetable-row.ts'

const count = z.number().int()

const ofCourse = { course_id: z.number().int(), course: z.string() }

/** Everything the dashboard says, in one answer: a page that opens first on a bad network must not ask eight times. */
export const dashboard = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/dashboard',
  summary: 'What is next for the doctor, and what waits',
  access: 'doctor',
  status: 200,
  response: z.object({
    /** An exam that was begun and not handed in; the one that ends first. */
    running: z
      .object({ title: z.string(), ends_at: instant, answered: count, questions: count, room: link })
      .nullable(),
    /** Today's and tomorrow's rows of all courses, and where there are none the next one; in the order of time. */
    next: z.array(timetableRow.extend(ofCourse)),
    /** Events the doctor is registered for, the nearest first. */
    events: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        starts_at: instant,
        ends_at: instant.nullable(),
        /** The branch; null where it is held online. */
        place: z.string().nullable(),
      }),
    ),
    courses: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        progress: courseTimetable.response.shape.progress.unwrap(),
        /** Lectures to watch and exams to sit that were left. */
        pending: z.object({ videos: count, exams: count }),
      }),
    ),
    /** Of the mistake notebook, today; null while an exam runs or something begins within the hour. */
    cards_due: count.nullable(),
    /** Of the lectures that wait the one that closes first. */
    pending_lecture: timetableRow
      .pick({ event_id: true, schedule_id: true, title: true, teacher: true })
      .extend({ ...ofCourse, last_day: instant.nullable() })
      .nullable(),
    notices: z.array(
      z.object({ id: z.number().int(), title: z.string(), published_at: instant, is_unread: z.boolean() }),
    ),
    unread: z.object({ notices: count, complaints: count }),
    /** Parcels with lecture sheets that have not arrived. */
    parcels: z.array(z.object({ ...ofCourse, delivery_id: z.number().int(), state: z.string() })),
    /** Subscriptions that end within a week and were not renewed. */
    ending_subscriptions: z.array(z.object({ offer_id: z.number().int(), title: z.string(), ends_at: instant })),
    server_time: instant,
  }),
  errors: ['unauthenticated', 'device_not_verified'],
})
