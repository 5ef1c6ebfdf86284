import { z } from 'zod'
import { defineCall } from '../call.ts'

const place = z.object({ id: z.number().int(), name: z.string() })

export const divisions = defineCall({
  method: 'GET',
  path: '/api/v3/web/divisions',
  summary: 'The whole tree of divisions, districts, and upazilas with the metropolitan thanas',
  access: 'public',
  status: 200,
  response: z.object({
    divisions: z.array(place.extend({ districts: z.array(place.extend({ upazilas: z.array(place) })) })),
  }),
  errors: [],
})
