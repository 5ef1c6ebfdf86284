import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import {
  optionalRichText,
  optionalText,
  paisa,
  reference,
  shownText,
  storedLink,
  writtenText,
} from '../staff-fields.ts'

const eventModes = ['online', 'branch'] as const

/** `draft` is shown to nobody; `closed` takes nobody any more; `over` has been. */
const eventStates = ['draft', 'open', 'closed', 'over'] as const

export const eventResource = defineResource({
  name: 'event',
  path: '/api/v3/admin/events',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    name: writtenText(150),
    image: storedLink.nullable(),
    summary: optionalText(500),
    about: optionalRichText,
    starts_at: instant,
    ends_at: instant.nullable(),
    deadline: instant,
    /** Zero is free of charge. */
    fee_paisa: paisa,
    mode: z.enum(eventModes),
    contact_id: reference.nullable(),
    /** Told to who is registered, at the press. */
    join_link: z
      .string()
      .trim()
      .max(1000)
      .regex(/^https:\/\/\S+$/)
      .nullable(),
    /** Null: as many as come. */
    seats: z.number().int().min(0).max(100_000).nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    name: shownText,
    starts_at: instant,
    deadline: instant,
    fee_paisa: z.number().int(),
    seats: z.number().int().nullable(),
    seats_sold: z.number().int(),
    state: z.enum(eventStates),
  }),
  filters: { state: z.enum(eventStates).optional() },
  sorts: ['starts_at'],
  forWriters: ['join_link'],
})

export const listEventRegistrations = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/events/:id/registrations',
  summary: 'Who is registered for an event, in the order of their registration',
  action: 'registrations.read',
  params: idParams,
  query: z.object({ page: wholeNumber(1, 10_000).optional() }),
  status: 200,
  response: z.object({
    total: z.number().int(),
    per_page: z.number().int(),
    registrations: z.array(
      z.object({
        name: z.string(),
        /** Only its last digits. */
        phone: z.string(),
        registered_at: instant,
        joined_at: instant.nullable(),
      }),
    ),
  }),
})
