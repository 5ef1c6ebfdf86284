import { z } from 'zod'
import { defineCall } from '../call.ts'
import { searchText, slugText, wholeNumber } from '../fields.ts'

export const faqs = defineCall({
  method: 'GET',
  path: '/api/v3/web/faqs',
  summary: 'Frequently asked questions; the home page asks for five',
  access: 'public',
  query: z.object({
    'list-for': z.enum(['homepage']).optional(),
    q: searchText.optional(),
    category: slugText.optional(),
    perpage: wholeNumber(1, 100).optional(),
    page: wholeNumber(1, 10_000).optional(),
  }),
  status: 200,
  response: z.object({
    faqs: z.array(z.object({ id: z.number().int(), title: z.string(), category: z.string() })),
    total: z.number().int(),
  }),
  errors: [],
})
