import { z } from 'zod'
import { defineCall } from '../call.ts'

export const contactList = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/contact-list',
  summary: 'The centre’s branches, the main one first',
  access: 'public',
  status: 200,
  response: z.object({
    contacts: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        phones: z.array(z.string()),
        email: z.string().nullable(),
        address: z.string(),
        directions: z.string().nullable(),
        hours: z.string().nullable(),
        map_url: z.url().nullable(),
        is_main: z.boolean(),
      }),
    ),
  }),
  errors: [],
})
