import { z } from 'zod'
import { defineCall } from '../call.ts'
import { phoneField } from './credentials.ts'
import { codeBrowser, otpSent } from './otp-sent.ts'

export const forget = defineCall({
  method: 'POST',
  path: '/api/v3/auth/forget',
  summary: 'First step to a new password. Answers the same for a phone that nobody has',
  access: 'public',
  body: z.object({ phone: phoneField }),
  status: 200,
  response: z.discriminatedUnion('next', [
    z.object({ next: z.literal('otp'), ...otpSent, gns_ddt: codeBrowser }),
    /** Where no code is needed, the reset form asks for the account's email or BMDC number instead. */
    z.object({ next: z.literal('reset'), phone: z.string() }),
  ]),
  errors: ['csrf_mismatch', 'too_many_requests'],
})
