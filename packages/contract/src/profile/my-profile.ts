import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doctor } from './doctor.ts'

export const myProfile = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/my-profile',
  summary: 'The signed-in doctor',
  access: 'doctor',
  status: 200,
  response: z.object({ doctor }),
  errors: ['unauthenticated', 'device_not_verified'],
})
