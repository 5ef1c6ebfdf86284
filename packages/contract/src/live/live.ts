import { z } from 'zod'
import { defineCall } from '../call.ts'

const liveKinds = ['notice', 'complaint', 'delivery', 'payment', 'enrolment', 'class', 'sitting'] as const

const liveNews = z.object({
  /** What has changed; whoever shows it asks for it again. */
  kind: z.enum(liveKinds),
  id: z.number().int(),
})

export type LiveKind = (typeof liveKinds)[number]
export type LiveNews = z.infer<typeof liveNews>

/** What one message of the stream says: something has changed, or anything may have, unheard. */
export type LiveMessage = LiveNews | 'resync'

export const live = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/live',
  summary:
    'A stream (text/event-stream) that stays open: each message is the JSON of `{kind, id}` when something of the doctor’s has changed, or `"resync"` at the start and whenever news may have been missed; the event `bye` asks to come back later. Carries no content: what changed is asked for by its own call',
  access: 'doctor',
  status: 200,
  response: z.string(),
  errors: ['unauthenticated', 'device_not_verified'],
})
