import { z } from 'zod'
import { defineCall } from '../call.ts'
import { newPassword } from './credentials.ts'

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/v3/auth/change-password',
  summary: 'A signed-in doctor sets a new password with the present one, or with X-OTP-Token. Every other sign-in ends',
  access: 'doctor',
  body: z.object({ current_password: z.string().max(200).nullish(), ...newPassword }),
  status: 200,
  response: z.object({ message: z.string(), ended_sign_ins: z.number().int() }),
  errors: [
    'csrf_mismatch',
    'unauthenticated',
    'device_not_verified',
    'forbidden',
    'otp_token_invalid',
    'too_many_requests',
  ],
})
