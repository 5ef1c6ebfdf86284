import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, wholeNumber } from '../fields.ts'

export const eventCategories = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/event-categories',
  summary: 'Events whose deadline has not passed, nearest first; the home page asks for four',
  access: 'public',
  query: z.object({
    'list-for': z.enum(['homepage-section']).optional(),
    'per-page': wholeNumber(1, 100).optional(),
    page: wholeNumber(1, 10_000).optional(),
  }),
  status: 200,
  response: z.object({
    events: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        image: z.string().nullable(),
        deadline: instant,
        fee_paisa: z.number().int(),
        mode: z.enum(['online', 'branch']),
      }),
    ),
    total: z.number().int(),
  }),
  errors: [],
})
