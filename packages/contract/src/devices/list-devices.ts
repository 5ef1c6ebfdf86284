import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant } from '../fields.ts'
import { device } from './device.ts'

export const listDevices = defineCall({
  method: 'GET',
  path: '/api/v3/web/devices',
  summary: 'This device and the others, and what can be done about them. Answers on an unverified device too',
  access: 'signed-in',
  status: 200,
  response: z.object({
    locking: z.boolean(),
    limit: z.number().int(),
    verified_count: z.number().int(),
    devices: z.array(device),
    /** Null when a device may be released now. Putting out an unverified device is always possible. */
    can_release_after: instant.nullable(),
    /** What became of the request for this device. */
    request: z.object({ status: z.enum(['open', 'approved', 'refused']), created_at: instant }).nullable(),
  }),
  errors: ['unauthenticated'],
})
