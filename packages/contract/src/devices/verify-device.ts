import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codeField } from '../identity/credentials.ts'

export const verifyDevice = defineCall({
  method: 'POST',
  path: '/api/v3/web/devices/verify',
  summary: 'Verifies this device with the code; over the limit, together with the device that is released for it',
  access: 'signed-in',
  body: z.object({ code: codeField, release_device_id: z.number().int().min(1).max(2_147_483_647).nullish() }),
  status: 200,
  response: z.object({ device_verified: z.literal(true), message: z.string() }),
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'otp_wrong',
    'otp_ended',
    'device_limit',
    'device_in_exam',
    'release_too_soon',
    'too_many_requests',
  ],
})
