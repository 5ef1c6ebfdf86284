import { z } from 'zod'
import { defineCall } from '../call.ts'

export const requestDevice = defineCall({
  method: 'POST',
  path: '/api/v3/web/devices/request',
  summary: 'Asks staff to admit this device. A newer request takes the place of the one before',
  access: 'signed-in',
  body: z.object({ reason: z.string().min(10).max(1000) }),
  status: 201,
  response: z.object({ message: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many_requests'],
})
