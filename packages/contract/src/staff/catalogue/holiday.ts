import { z } from 'zod'
import { day } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
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
