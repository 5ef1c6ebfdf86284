import { z } from 'zod'
import { defineCall } from '../call.ts'
import { smallRecord } from '../fields.ts'

const address = z.string().min(1).max(1000)

/** All texts of one record together, in UTF-8: anybody may send one, so what they cost is bounded. */
const bytesAtMost = 2000
const encoder = new TextEncoder()

type Texts = { to: string; from?: string | null | undefined; query?: Record<string, string> | null | undefined }

const bytesOf = ({ to, from, query }: Texts): number =>
  encoder.encode([to, from ?? '', ...Object.entries(query ?? {}).flat()].join('')).length

export const recordActivity = defineCall({
  method: 'POST',
  path: '/api/activities',
  summary: 'Records one navigation in the browser',
  access: 'public',
  body: z
    .object({
      to: address,
      from: address.nullish(),
      query: smallRecord(z.string().max(100), z.string().max(500), 20).nullish(),
    })
    .refine((record) => bytesOf(record) <= bytesAtMost),
  /** Answered once it is written, together with what others sent in the same moment. */
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
  errors: ['csrf_mismatch', 'payload_too_large', 'too_many_requests'],
})
