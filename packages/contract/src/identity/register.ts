import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bmdcField, emailField, nameField, newPassword, phoneField } from './credentials.ts'
import { signedIn } from './signed-in.ts'

export const register = defineCall({
  method: 'POST',
  path: '/api/v3/auth/register',
  summary: 'Makes the account and signs in. Needs X-OTP-Token where app data says need_otp_for_registration',
  access: 'public',
  body: z.object({
    phone: phoneField,
    name: nameField,
    email: emailField.nullish(),
    bmdc: bmdcField.nullish(),
    medical_college_id: z.number().int().min(1).max(2_147_483_647).nullish(),
    ...newPassword,
    terms: z.literal(true),
  }),
  status: 201,
  response: signedIn,
  errors: ['csrf_mismatch', 'otp_token_invalid', 'too_many_requests'],
})
