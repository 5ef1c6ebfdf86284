import { z } from 'zod'
import { defineCall } from '../call.ts'
import { eventCard } from '../catalogue/events.ts'
import { idParams, instant } from '../fields.ts'

const path = '/api/v3/web/doctor/events'
const doctorErrors = ['unauthenticated', 'device_not_verified'] as const

/** An event as it stands to one doctor. */
const doctorEvent = z.object({
  event: eventCard,
  /** Null as long as the doctor is not registered. */
  ticket: z.object({ code: z.string(), holder: z.string(), registered_at: instant }).nullable(),
  /** What the doctor began to pay, or has paid; null where nothing was begun, and of what was let go. */
  order: z
    .object({
      id: z.number().int(),
      /** `held`: a seat is kept; `open`: it was let go, and may be had again; `waiting`: staff look at the money. */
      state: z.enum(['held', 'open', 'waiting', 'paid']),
      held_until: instant.nullable(),
      has_receipt: z.boolean(),
    })
    .nullable(),
  /** When an online event can be joined by who is registered; null where there is no link, or not yet. */
  joining: z.object({ opens_at: instant, closes_at: instant }).nullable(),
})

export const doctorEvents = defineCall({
  method: 'GET',
  path,
  summary:
    'Events the doctor is registered for or has begun to pay: those to come first, the nearest before the others',
  access: 'doctor',
  status: 200,
  response: z.object({ events: z.array(doctorEvent), server_time: instant }),
  errors: doctorErrors,
})

export const readDoctorEvent = defineCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'How one event stands to the doctor: ticket, held seat, or nothing yet. Never the joining link',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: doctorEvent.extend({ server_time: instant }),
  errors: [...doctorErrors, 'not_found'],
})

export const joinEvent = defineCall({
  method: 'POST',
  path: `${path}/:id/join`,
  summary:
    'The joining link of an online event, for who is registered, from 15 minutes before it begins. Stored nowhere on the way',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ link: z.string() }),
  errors: [...doctorErrors, 'forbidden', 'not_found', 'event_not_open_yet', 'event_over', 'too_many_requests'],
})
