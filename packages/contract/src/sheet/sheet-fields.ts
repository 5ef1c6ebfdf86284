import { z } from 'zod'
import { instant, link } from '../fields.ts'
import { nameField, phoneField } from '../identity/credentials.ts'

export const wholeId = z.number().int().min(1).max(2_147_483_647)
const name = z.string()
const place = z.object({ id: wholeId, name })

/** Where a parcel goes, with the names of the places. */
export const deliveryAddress = z.object({ division: place, district: place, upazila: place, address: z.string() })

const deliveryStates = [
  'draft',
  'booked',
  'picked',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
  'cancelled',
  'on_hold',
] as const

export const sheet = z.object({
  id: wholeId,
  title: z.string(),
  volume: z.number().int().min(1),
  pages: z.number().int().min(1),
  /** `requested`: in a parcel that has not left yet; `on_the_way`: with the courier. */
  state: z.enum(['printing', 'ready', 'requested', 'on_the_way', 'delivered']),
  /** The parcel it is in; null when it is in none, or that one came to nothing. */
  delivery_id: wholeId.nullable(),
})

/** A parcel as the list shows it. */
export const deliveryCard = z.object({
  id: wholeId,
  state: z.enum(deliveryStates),
  courier: z.enum(['steadfast', 'pathao', 'manual']),
  /** Of a courier that staff named. */
  courier_name: z.string().nullable(),
  tracking_code: z.string().nullable(),
  /** Where anybody can follow it. */
  tracking_url: link.nullable(),
  requested_at: instant,
  /** Until then it can still be changed; null when nobody knows, or it is over. */
  books_at: instant.nullable(),
  settled_at: instant.nullable(),
  can_change: z.boolean(),
  /** The courier did not take this address: it waits for another. */
  address_refused: z.boolean(),
  sheets: z.array(sheet.pick({ id: true, title: true, volume: true })),
})

/** One parcel whole. Steps are in the order in which they happened. */
export const delivery = deliveryCard.extend({
  recipient_name: z.string(),
  phone: z.string(),
  address: deliveryAddress,
  note: z.string().nullable(),
  steps: z.array(z.object({ id: wholeId, state: z.enum(deliveryStates), detail: z.string().nullable(), at: instant })),
})

/** Written out, so that each place can be checked against the one above it. */
const anotherAddress = z.object({
  division_id: wholeId,
  district_id: wholeId,
  upazila_id: wholeId,
  /** Five to two hundred letters, counted by the server after it was put into its normal form. */
  address: z.string().max(1000),
})

export const deliveryTo = {
  /** One of the profile's, or another. */
  address: z.union([z.enum(['present', 'permanent']), anotherAddress]),
  /** The doctor's own unless somebody else takes it in. */
  recipient_name: nameField.optional(),
  phone: phoneField.optional(),
  note: z.string().trim().max(200).optional(),
}
