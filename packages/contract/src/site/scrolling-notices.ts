import { z } from 'zod'
import { defineCall } from '../call.ts'
import { link } from '../fields.ts'

export const scrollingNotices = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/scrolling-notices',
  summary: 'The notices that run across the home page',
  access: 'public',
  status: 200,
  response: z.object({
    notices: z.array(z.object({ id: z.number().int(), title: z.string(), link: link.nullable() })),
  }),
  errors: [],
})
