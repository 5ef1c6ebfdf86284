import { z } from 'zod'
import { defineCall } from '../call.ts'
import { richText } from '../content/rich-text.ts'
import { idParams, instant, pageQuery } from '../fields.ts'

export const eventCard = z.object({
  id: z.number().int(),
  name: z.string(),
  summary: z.string().nullable(),
  image: z.string().nullable(),
  starts_at: instant,
  ends_at: instant.nullable(),
  deadline: instant,
  fee_paisa: z.number().int(),
  mode: z.enum(['online', 'branch']),
  branch: z
    .object({ id: z.number().int(), name: z.string(), address: z.string(), map_url: z.string().nullable() })
    .nullable(),
  seats: z.number().int().nullable().describe('Null: as many as come'),
  seats_left: z.number().int().nullable(),
  registration_open: z.boolean(),
})

export const events = defineCall({
  method: 'GET',
  path: '/api/v3/web/events',
  summary: 'Events to come, the nearest deadline first, or past ones, the latest first',
  access: 'public',
  query: z.object({ when: z.enum(['coming', 'past']).optional(), ...pageQuery(50) }),
  status: 200,
  response: z.object({ events: z.array(eventCard), total: z.number().int() }),
  errors: [],
})

export const event = defineCall({
  method: 'GET',
  path: '/api/v3/web/events/:id',
  summary: 'One event',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({ event: eventCard.extend({ about: richText }) }),
  errors: ['not_found'],
})
