import { z } from 'zod'
import { defineCall } from '../call.ts'
import { campaignQuery } from './campaign.ts'
import { nameField, phoneField } from './credentials.ts'
import { codeBrowser, otpSent } from './otp-sent.ts'

export const join = defineCall({
  method: 'POST',
  path: '/api/v3/auth/join',
  summary:
    'First step of joining: phone and name; the query says which campaign brought them. Sends a code, or leads on where no code is needed or the phone is registered',
  access: 'public',
  query: campaignQuery,
  body: z.object({ phone: phoneField, name: nameField }),
  status: 200,
  response: z.discriminatedUnion('next', [
    z.object({ next: z.literal('otp'), ...otpSent, gns_ddt: codeBrowser }),
    z.object({ next: z.literal('register'), phone: z.string() }),
    z.object({ next: z.literal('login'), phone: z.string() }),
  ]),
  errors: ['csrf_mismatch', 'too_many_requests'],
})
