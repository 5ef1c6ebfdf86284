import { z } from 'zod'
import { slugText, wholeNumber } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { reference, shownText, writtenText } from '../staff-fields.ts'

const ofMedicine = ['heart-pulse', 'scissors', 'ribbon', 'baby', 'stethoscope', 'microscope', 'tooth'] as const
const ofExams = ['globe', 'landmark', 'hospital', 'scroll-text', 'compass'] as const

export const batchCategoryResource = defineResource({
  name: 'batch_category',
  path: '/api/v3/admin/batch-categories',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    course_id: reference,
    title: writtenText(100),
    /** In addresses. Addresses of before go on leading here. */
    slug: slugText,
    subtitle: writtenText(200),
    icon: z.enum([...ofMedicine, ...ofExams]),
    tone: z.enum(['medical', 'postgraduate', 'civil']),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    course_id: z.number().int(),
    course: shownText,
    title: shownText,
    slug: z.string(),
    batches: z.number().int(),
    is_active: z.boolean(),
  }),
  filters: { course: wholeNumber(1, 2_147_483_647).optional(), active: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})

export const arrangeBatchCategories = defineOrder(batchCategoryResource)
