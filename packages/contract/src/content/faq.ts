import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'

export const faq = defineCall({
  method: 'GET',
  path: '/api/v3/web/faqs/:id',
  summary: 'One question with its answer, and others of its category',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({
    faq: z.object({
      id: z.number().int(),
      title: z.string(),
      answer: z.string(),
      category: z.string(),
      updated_at: instant,
    }),
    related: z.array(z.object({ id: z.number().int(), title: z.string() })),
  }),
  errors: ['not_found'],
})
