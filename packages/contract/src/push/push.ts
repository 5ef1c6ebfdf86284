import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pushEndpoint } from './push-endpoint.ts'

const path = '/api/v3/web/doctor/push'
const doctorErrors = ['unauthenticated', 'device_not_verified'] as const

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/)
    .refine((text) => Math.floor((text.length * 3) / 4) === bytes)

export const readPushKey = defineCall({
  method: 'GET',
  path,
  summary: 'The key that a browser subscribes to news with',
  access: 'doctor',
  status: 200,
  response: z.object({ key: z.string() }),
  errors: doctorErrors,
})

export const subscribePush = defineCall({
  method: 'POST',
  path,
  summary: 'A browser that is to be told of news while no page is open; the same one again is the same',
  access: 'doctor',
  body: z.object({
    endpoint: pushEndpoint,
    /** A point on P-256, and the secret of the subscription. */
    p256dh: base64url(65),
    auth: base64url(16),
    /** The centre's key that it was made with. */
    key: base64url(65),
  }),
  status: 204,
  response: z.undefined(),
  errors: [...doctorErrors, 'forbidden', 'too_many_requests'],
})

export const unsubscribePush = defineCall({
  method: 'POST',
  path: `${path}/end`,
  summary: 'A browser that is told nothing more',
  access: 'doctor',
  body: z.object({ endpoint: pushEndpoint }),
  status: 204,
  response: z.undefined(),
  errors: [...doctorErrors, 'forbidden'],
})
