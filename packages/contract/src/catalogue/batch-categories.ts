import { z } from 'zod'
import { defineCall } from '../call.ts'

const batchCategoryTones = ['medical', 'postgraduate', 'civil'] as const

export const batchCategories = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/batch-categories',
  summary: 'How the home page groups batches',
  access: 'public',
  status: 200,
  response: z.object({
    categories: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        subtitle: z.string(),
        icon: z.string(),
        tone: z.enum(batchCategoryTones),
      }),
    ),
  }),
  errors: [],
})
