import { z } from 'zod'
import { day, idParams } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, writtenText } from '../staff-fields.ts'

export const holidayResource = defineResource({
  name: 'holiday',
  path: '/api/v3/admin/holidays',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    day: day,
    name: writtenText(100),
    /** Called at short notice. */
    is_hartal: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    day: day,
    name: shownText,
    is_hartal: z.boolean(),
    /** Rows of timetables that still stand on that day. */
    affected_rows: z.number().int(),
  }),
  filters: { from: day.optional(), to: day.optional(), hartal: z.enum(['true', 'false']).optional() },
  sorts: ['day'],
})

export const listHolidayClasses = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/holidays/:id/classes',
  summary: 'The batches of the member that have classes or exams on a holiday, and how many of them',
  action: 'courses.read',
  params: idParams,
  status: 200,
  response: z.object({
    batches: z.array(z.object({ id: z.number().int(), title: shownText, rows: z.number().int() })),
  }),
})

export const removeHoliday = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/holidays/:id/removal',
  summary: 'Removes a holiday, at the version that was seen: its day is one like every other again',
  action: 'courses.write',
  params: idParams,
  body: z.object({ version: z.number().int().min(0) }),
  status: 204,
  response: z.undefined(),
  errors: ['version_conflict'],
})
