import { z } from 'zod'
import { defineCall } from '../call.ts'
import { smallRecord } from '../fields.ts'

/** Whatever a courier sends is kept; what matters is read by its adapter, and nothing of it is believed. */
const message = smallRecord(z.string().max(100), z.unknown(), 100)

/** Everybody gets the same answer, so that it says nothing to whoever is not the courier. */
const received = z.object({ status: z.literal('success'), message: z.literal('Webhook received.') })

export const steadfastWebhook = defineCall({
  method: 'POST',
  path: '/api/couriers/steadfast',
  summary: 'What Steadfast tells of a parcel; may come twice, late, forged or never',
  access: 'public',
  body: message,
  status: 200,
  response: received,
  errors: [],
})

export const pathaoWebhook = defineCall({
  method: 'POST',
  path: '/api/couriers/pathao',
  summary: 'What Pathao tells of a parcel; may come twice, late, forged or never',
  access: 'public',
  body: message,
  status: 202,
  response: received,
  errors: [],
})
