import { z } from 'zod'
import { defineCall } from '../call.ts'
import { richText } from '../content/rich-text.ts'
import { slugText } from '../fields.ts'

export const course = defineCall({
  method: 'GET',
  path: '/api/v3/web/courses/:slug',
  summary: 'What a course is: about, mark distribution, syllabus, categories and questions',
  access: 'public',
  params: z.object({ slug: slugText }),
  status: 200,
  response: z.object({
    course: z.object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      subtitle: z.string().nullable(),
      about: richText,
      mark_shares: z.array(z.object({ subject: z.string(), marks: z.number().int() })),
      syllabus: z.array(z.object({ title: z.string(), topics: z.array(z.string()) })),
      categories: z.array(z.object({ slug: z.string(), title: z.string(), open_batches: z.number().int() })),
      faqs: z.array(z.object({ id: z.number().int(), title: z.string(), answer: z.string() })),
    }),
  }),
  errors: ['not_found'],
})
