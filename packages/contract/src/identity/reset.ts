import { z } from 'zod'
import { defineCall } from '../call.ts'
import { newPassword, phoneField } from './credentials.ts'
import { signedIn } from './signed-in.ts'

export const reset = defineCall({
  method: 'POST',
  path: '/api/v3/auth/reset',
  summary:
    'Sets a new password, ends every other sign-in and signs in. Needs X-OTP-Token, or a known email or BMDC number where no code is needed',
  access: 'public',
  body: z.object({
    phone: phoneField,
    /** The account's email or BMDC number; only asked where app data says that no OTP is needed. */
    proof: z.string().max(200).nullish(),
    ...newPassword,
  }),
  status: 200,
  response: signedIn,
  errors: ['csrf_mismatch', 'otp_token_invalid', 'wrong_credentials', 'too_many_requests'],
})
