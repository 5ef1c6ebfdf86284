import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'

export const testSms = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/settings/test-sms',
  summary: 'Sends one SMS to a number that the member types, and says what each gateway answered',
  action: 'settings.write',
  body: z.object({ phone: z.string().trim().min(5).max(30) }),
  status: 200,
  response: z.object({
    is_sent: z.boolean(),
    /** A sandbox takes every message and delivers none. */
    is_real: z.boolean(),
    tries: z.array(z.object({ gateway: z.string(), code: z.string().nullable(), ms: z.number().int() })),
  }),
  errors: ['too_many_requests'],
})

export const testPayment = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/settings/test-payment',
  summary: 'Opens a payment of ten taka at a gateway and asks about it, without anybody who could pay it',
  action: 'settings.money',
  stepUp: true,
  body: z.object({ gateway: z.enum(['bkash', 'sslcommerz']) }),
  status: 200,
  response: z.object({
    is_real: z.boolean(),
    steps: z.array(
      z.object({
        /** What the gateway is asked, one after the other. */
        name: z.enum(['open', 'ask']),
        is_done: z.boolean(),
        /** The gateway's own word, or why there was none. */
        said: z.string(),
        ms: z.number().int(),
      }),
    ),
  }),
  errors: ['too_many_requests'],
})
