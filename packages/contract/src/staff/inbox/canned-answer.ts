import { z } from 'zod'
import { complaintCategories } from '../../complaint/complaint-fields.ts'
import { instant } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { writtenText } from '../staff-fields.ts'

/** What a canned answer may leave open; the complaint it is used in fills it. */
export const cannedFields = ['doctor', 'number', 'subject', 'course', 'me'] as const

export const cannedAnswerResource = defineResource({
  name: 'canned_answer',
  path: '/api/v3/admin/canned-answers',
  reads: 'complaints.read',
  writes: 'canned.write',
  fields: z.object({
    /** What one types after a slash. */
    name: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^[^\s/]+$/),
    text: writtenText(3000),
    /** Offered first for complaints of this kind. */
    category: z.enum(complaintCategories).nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    name: z.string(),
    text: z.object({ bn: z.string(), en: z.string().optional() }),
    category: z.enum(complaintCategories).nullable(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: {
    category: z.enum(complaintCategories).optional(),
    active: z.enum(['true', 'false']).optional(),
  },
  sorts: ['position'],
})
