import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { cursor } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, staffName } from '../staff-fields.ts'
import { parcelCouriers, parcelFilters, parcelStages, parcelStates, parcelTroubles } from './parcel-fields.ts'

const path = '/api/v3/admin/parcels'

const parcelRow = z.object({
  id: z.number().int(),
  /** Ours: what its label and its barcode say. */
  invoice: z.string(),
  recipient: z.string(),
  district: shownText,
  batch: z.object({ id: z.number().int(), title: shownText }),
  courier: z.enum(parcelCouriers),
  courier_name: z.string().nullable(),
  tracking_code: z.string().nullable(),
  stage: z.enum(parcelStages),
  volumes: z.array(z.number().int()),
  requested_at: instant,
  stuck: z.enum(parcelTroubles).nullable(),
  /** Why the courier did not take it, in its own words. */
  refusal: z.string().nullable(),
})

export const listParcels = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Parcels of lecture sheets, the newest first, and how many wait at each place',
  action: 'parcels.read',
  query: z.object({ ...parcelFilters, after: cursor.optional() }),
  status: 200,
  response: z.object({
    rows: z.array(parcelRow),
    /** Where the next page begins. */
    next: z.string().nullable(),
    /** Exact to a thousand; `is_exact` says whether it went further. */
    total: z.number().int(),
    is_exact: z.boolean(),
    /** Of what is not over yet, as far as the list is counted. */
    counts: z.array(z.object({ stage: z.enum(parcelStages), count: z.number().int(), is_exact: z.boolean() })),
    /** Batches that have lecture sheets at all, to choose by. */
    batches: z.array(z.object({ id: z.number().int(), title: shownText })),
  }),
})

/** What may be done with a parcel where it is now. */
export const parcelVerbs = ['book', 'record', 'mend', 'step', 'pack', 'unpack', 'receive_back', 'resend'] as const

const parcel = parcelRow.extend({
  state: z.enum(parcelStates),
  doctor: z.object({ id: z.number().int(), name: z.string() }),
  /** Masked. */
  phone: z.string(),
  address: z.object({ street: z.string(), upazila: shownText, district: shownText, division: shownText }),
  note: z.string().nullable(),
  tracking_url: z.string().nullable(),
  /** When it is given to the courier by itself. */
  books_at: instant.nullable(),
  booked_at: instant.nullable(),
  packed: z.object({ at: instant, by: staffName.nullable() }).nullable(),
  handed_over: z.object({ id: z.number().int(), at: instant }).nullable(),
  received_back_at: instant.nullable(),
  resend_of: z.object({ id: z.number().int(), invoice: z.string() }).nullable(),
  resent_as: z.object({ id: z.number().int(), invoice: z.string() }).nullable(),
  sheets: z.array(
    z.object({
      id: z.number().int(),
      title: shownText,
      volume: z.number().int(),
      shelf: z.string().nullable(),
      /** What its barcode says. */
      code: z.string(),
    }),
  ),
  verbs: z.array(z.enum(parcelVerbs)),
  /** Where staff may say that it is, having heard so. */
  next_states: z.array(z.enum(parcelStates)),
})

const step = z.object({
  id: z.number().int(),
  state: z.enum(parcelStates),
  /** The courier's own word, or ours for what we did. */
  said: z.string(),
  detail: z.string().nullable(),
  source: z.enum(['doctor', 'booking', 'webhook', 'poll', 'staff']),
  at: instant,
})

/** What was said between us and the courier. */
export const courierTalks = [
  'asked_to_book',
  'booked',
  'refused',
  'asked',
  'answered',
  'not_known',
  'away',
  'wrote',
  'vouched',
  'unclear',
] as const

const talk = z.object({
  id: z.number().int(),
  at: instant,
  talk: z.enum(courierTalks),
  /** In the courier's own words, where it had any. */
  words: z.string().nullable(),
})

export const readParcel = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One parcel: where it is, what is in it, what the courier said, and what may be done with it',
  action: 'parcels.read',
  params: idParams,
  status: 200,
  response: z.object({ parcel, steps: z.array(step), talks: z.array(talk) }),
})

const done = z.object({ id: z.number().int() })
const errors = ['delivery_booked', 'parcel_elsewhere'] as const

export const bookParcel = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/book`,
  summary: 'Gives a parcel to its courier at once; of one whose booking was lost, vouches that the courier has nothing',
  action: 'parcels.write',
  params: idParams,
  status: 200,
  response: done,
  errors,
})

export const recordParcel = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/record`,
  summary: 'Writes down a courier without an API, and the number that it gave',
  action: 'parcels.write',
  params: idParams,
  body: z.object({
    courier_name: z.string().trim().min(2).max(60),
    tracking_number: z.string().trim().max(60).nullable(),
  }),
  status: 200,
  response: done,
  errors,
})

export const stepParcel = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/step`,
  summary: 'Writes down where a parcel is, as staff heard by telephone',
  action: 'parcels.write',
  params: idParams,
  body: z.object({ state: z.enum(parcelStates), detail: z.string().trim().max(200).nullable() }),
  status: 200,
  response: done,
  errors,
})

export const mendParcel = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/mend`,
  summary: 'Sets right what a courier could not use: recipient, phone, address, or the courier itself',
  action: 'parcels.write',
  params: idParams,
  body: z.object({
    recipient: z.string().trim().min(2).max(100),
    /** Left out: stays as it is. */
    phone: z.string().trim().max(30).optional(),
    street: z.string().trim().min(5).max(200),
    note: z.string().trim().max(200).nullable(),
    courier: z.enum(parcelCouriers),
  }),
  status: 200,
  response: done,
  errors,
})

export const resendParcel = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/resend`,
  summary: 'Sends what did not arrive once more, at no charge, in a parcel of its own',
  action: 'parcels.write',
  params: idParams,
  status: 201,
  response: done,
  errors,
})
