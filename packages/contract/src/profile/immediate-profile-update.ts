import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doctor } from './doctor.ts'
import { requiredFields } from './profile-fields.ts'

export const immediateProfileUpdate = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/immediate-profile-update',
  summary: 'The required-information form of the dashboard: fills in what is missing, and everything that is missing',
  access: 'doctor',
  body: requiredFields,
  status: 200,
  response: z.object({ doctor, message: z.string() }),
  errors: ['unauthenticated', 'device_not_verified'],
})
