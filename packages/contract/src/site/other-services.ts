import { z } from 'zod'
import { defineCall } from '../call.ts'
import { link } from '../fields.ts'

export const otherServices = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/other-services',
  summary: 'What else the centre offers',
  access: 'public',
  status: 200,
  response: z.object({
    services: z.array(
      z.object({ id: z.number().int(), title: z.string(), subtitle: z.string().nullable(), icon: z.string(), link }),
    ),
  }),
  errors: [],
})
