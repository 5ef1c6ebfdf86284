import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText } from '../staff-fields.ts'

const shows = z.enum(['all', 'joined', 'absent'])

export const readRowAttendance = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/timetable-rows/:id/attendance',
  summary: 'Who of a timetable has opened a lecture live through us, or watched its recording, and who has not',
  action: 'courses.read',
  params: idParams,
  query: z.object({ show: shows.optional(), page: wholeNumber(1, 10_000).optional() }),
  status: 200,
  response: z.object({
    title: shownText,
    batch: z.object({ id: z.number().int(), title: shownText }),
    starts_at: instant,
    enrolled: z.number().int(),
    joined: z.number().int(),
    total: z.number().int(),
    per_page: z.number().int(),
    doctors: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        joined_at: instant.nullable(),
        /** When they pressed last: whoever comes back after a break presses again. */
        last_at: instant.nullable(),
        /** How often they pressed; it says nothing of how long they stayed. */
        presses: z.number().int(),
        /** Of its recording; null where there is none. */
        watched_percent: z.number().int().nullable(),
      }),
    ),
  }),
})

export const exportRowAttendance = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/timetable-rows/:id/attendance/file',
  summary: 'Begins a file of who has opened a lecture, with masked phones',
  action: 'courses.read',
  params: idParams,
  body: z.object({ format: z.enum(['xlsx', 'csv']), show: shows }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
})
