import { z } from 'zod'
import { defineCall } from '../call.ts'

const address = z.string().min(1).max(2000)

export const recordActivity = defineCall({
  method: 'POST',
  path: '/api/activities',
  summary: 'Records one navigation in the browser',
  access: 'public',
  body: z.object({
    to: address,
    from: address.nullish(),
    query: z
      .record(z.string().max(200), z.string().max(2000))
      .refine((query) => Object.keys(query).length <= 50)
      .nullish(),
  }),
  /** Accepted, not yet written: activities are gathered and written in batches. */
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
  errors: ['csrf_mismatch', 'payload_too_large'],
})
