import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codeField, phoneField } from './credentials.ts'

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/api/v3/auth/otp',
  summary:
    'Exchanges the code from the SMS for an OTP token, which the next form sends as X-OTP-Token. Six digits, five tries, one use',
  access: 'public',
  body: z.object({ phone: phoneField, code: codeField }),
  status: 200,
  response: z.object({
    otp_token: z.string(),
    next: z.enum(['register', 'reset']),
    expires_in_seconds: z.number().int(),
  }),
  errors: ['csrf_mismatch', 'otp_wrong', 'otp_ended', 'too_many_requests'],
})
