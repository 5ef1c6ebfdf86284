import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant, pageQuery } from '../fields.ts'
import { scheduleCard } from './batch.ts'

const timetable = scheduleCard.extend({ calendar_path: z.string(), event_count: z.number().int() })

export const batchSchedules = defineCall({
  method: 'GET',
  path: '/api/v3/web/batches/:id/schedules',
  summary: 'The schedules of one batch, without their rows',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({
    batch: z.object({
      id: z.number().int(),
      title: z.string(),
      category: z.object({ slug: z.string(), title: z.string() }),
      starts_on: z.iso.date(),
      ends_on: z.iso.date(),
      enrolment_open: z.boolean(),
    }),
    schedules: z.array(timetable),
  }),
  errors: ['not_found'],
})

export const scheduleEvents = defineCall({
  method: 'GET',
  path: '/api/v3/web/schedules/:id/events',
  summary: 'The dated rows of one schedule, in the order of time, page by page',
  access: 'public',
  params: idParams,
  query: z.object({ ...pageQuery(300) }),
  status: 200,
  response: z.object({
    events: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(['lecture', 'exam', 'lecture_and_exam']),
        title: z.string(),
        subject: z.string().nullable(),
        teacher: z.string().nullable(),
        starts_at: instant,
        ends_at: instant,
        questions: z.number().int().nullable(),
        is_cancelled: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
  errors: ['not_found'],
})
