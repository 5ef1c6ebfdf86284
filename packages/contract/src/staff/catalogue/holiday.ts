import { z } from 'zod'
import { defineResource } from '../resource/define-resource.ts'
import { shownText, writtenText } from '../staff-fields.ts'

export const holidayResource = defineResource({
  name: 'holiday',
  path: '/api/v3/admin/holidays',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    day: z.iso.date(),
    name: writtenText(100),
    /** Called at short notice. */
    is_hartal: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    day: z.iso.date(),
    name: shownText,
    is_hartal: z.boolean(),
    /** Rows of timetables that still stand on that day. */
    affected_rows: z.number().int(),
  }),
  filters: { from: z.iso.date().optional(), to: z.iso.date().optional(), hartal: z.enum(['true', 'false']).optional() },
  sorts: ['day'],
})
