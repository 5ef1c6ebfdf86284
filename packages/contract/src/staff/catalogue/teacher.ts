import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, shownText, storedLink, writtenText } from '../staff-fields.ts'

export const teacherResource = defineResource({
  name: 'teacher',
  path: '/api/v3/admin/teachers',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    name: writtenText(100),
    subject: writtenText(100),
    /** As on a visiting card, in Latin letters. */
    qualifications: z.string().trim().min(1).max(200),
    workplace: optionalText(200),
    photo: storedLink.nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    name: shownText,
    subject: shownText,
    qualifications: z.string(),
    /** Batches that name them. */
    batches: z.number().int(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: { active: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})

export const arrangeTeachers = defineOrder(teacherResource)
