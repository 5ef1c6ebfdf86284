import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doctor } from './doctor.ts'
import { profileFields } from './profile-fields.ts'

export const myProfileUpdate = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/my-profile-update',
  summary: 'Changes the profile',
  access: 'doctor',
  body: profileFields,
  status: 200,
  response: z.object({ doctor }),
  errors: ['unauthenticated', 'device_not_verified'],
})
