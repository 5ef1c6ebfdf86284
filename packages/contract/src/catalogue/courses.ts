import { z } from 'zod'
import { defineCall } from '../call.ts'

export const courses = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/courses',
  summary: 'The lines of study the centre teaches',
  access: 'public',
  status: 200,
  response: z.object({
    courses: z.array(
      z.object({ id: z.number().int(), slug: z.string(), title: z.string(), subtitle: z.string().nullable() }),
    ),
  }),
  errors: [],
})
