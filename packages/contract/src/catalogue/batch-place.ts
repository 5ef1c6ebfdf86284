import { z } from 'zod'
import { defineCall } from '../call.ts'
import { slugText } from '../fields.ts'

export const batchPlace = defineCall({
  method: 'GET',
  path: '/api/v3/web/batch-places/:slug',
  summary: 'What the slug of a batch list stands for: a batch category, or a course with its categories',
  access: 'public',
  params: z.object({ slug: slugText }),
  status: 200,
  response: z.object({
    place: z.object({
      kind: z.enum(['category', 'course']),
      slug: z.string(),
      title: z.string(),
      subtitle: z.string().nullable(),
      course: z.object({ slug: z.string(), title: z.string() }),
    }),
  }),
  errors: ['not_found'],
})
