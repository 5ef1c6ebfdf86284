import { z } from 'zod'
import { defineCall } from '../call.ts'
import { smallRecord } from '../fields.ts'

/** Forms of a gateway: whatever it sends is kept; what matters is read by its adapter, and nothing of it is believed. */
const form = smallRecord(z.string().max(100), z.string().max(4000), 100)

export const sslcommerzReturn = defineCall({
  method: 'POST',
  path: '/api/v3/web/payments/sslcommerz/:outcome',
  summary:
    'Where SSLCOMMERZ sends the browser back: a form from another site, without a cookie, answered with 303 to the page of the payment',
  access: 'public',
  params: z.object({ outcome: z.enum(['success', 'fail', 'cancel']) }),
  body: form,
  status: 303,
  response: z.null(),
  errors: ['not_found'],
})

export const sslcommerzIpn = defineCall({
  method: 'POST',
  path: '/api/v3/web/payments/sslcommerz/ipn',
  summary: 'What SSLCOMMERZ tells the server itself; may come twice, late, forged or never',
  access: 'public',
  body: form,
  status: 200,
  response: z.object({ received: z.literal(true) }),
  errors: [],
})

export const bkashReturn = defineCall({
  method: 'GET',
  path: '/api/v3/web/payments/bkash/callback',
  summary: 'Where bKash sends the browser back; answered with 303 to the page of the payment',
  access: 'public',
  query: z.object({
    paymentID: z.string().max(100),
    status: z.string().max(30),
    signature: z.string().max(500).optional(),
    apiVersion: z.string().max(30).optional(),
  }),
  status: 303,
  response: z.null(),
  errors: ['not_found'],
})
