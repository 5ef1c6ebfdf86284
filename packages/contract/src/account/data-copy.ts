import { z } from 'zod'
import { defineCall } from '../call.ts'

export const dataCopy = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/my-data',
  summary: 'Everything that is kept about the doctor as a ZIP: data.json, what it says, and every receipt as a PDF',
  access: 'doctor',
  status: 200,
  // The bytes of a file.
  response: z.unknown(),
  errors: ['unauthenticated', 'device_not_verified', 'forbidden', 'too_many_requests'],
})
