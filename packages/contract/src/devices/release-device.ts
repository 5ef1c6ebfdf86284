import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams } from '../fields.ts'

export const releaseDevice = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/devices/:id/release',
  summary: 'Releases one of the doctor’s devices and ends its sign-ins; once in 30 days. From a verified device',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ message: z.string() }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found', 'release_too_soon', 'device_in_exam', 'forbidden'],
})
