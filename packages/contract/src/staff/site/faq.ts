import { z } from 'zod'
import { instant, slugText } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { writtenText } from '../staff-fields.ts'

export const faqResource = defineResource({
  name: 'faq',
  path: '/api/v3/admin/faqs',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    title: writtenText(300),
    /** Plain text; a new line is a new paragraph. */
    answer: writtenText(5000),
    category: slugText,
    show_on_home: z.boolean(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: z.object({ bn: z.string(), en: z.string().optional() }),
    category: z.string(),
    show_on_home: z.boolean(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: { category: slugText.optional(), active: z.enum(['true', 'false']).optional() },
  sorts: ['position', 'updated_at'],
})

export const arrangeFaqs = defineOrder(faqResource)
