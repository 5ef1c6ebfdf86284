import { z } from 'zod'
import { day, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { reference, shownText, writtenText } from '../staff-fields.ts'

export const courseSessionResource = defineResource({
  name: 'course_session',
  path: '/api/v3/admin/course-sessions',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    course_id: reference,
    title: writtenText(100),
    year: z.number().int().min(2000).max(2200),
    starts_on: day,
    ends_on: day,
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    course_id: z.number().int(),
    course: shownText,
    title: shownText,
    year: z.number().int(),
    starts_on: day,
    ends_on: day,
    batches: z.number().int(),
    is_active: z.boolean(),
  }),
  filters: { course: wholeNumber(1, 2_147_483_647).optional(), active: z.enum(['true', 'false']).optional() },
  sorts: ['starts_on'],
})
