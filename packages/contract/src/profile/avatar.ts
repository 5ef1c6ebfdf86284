import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doctor } from './doctor.ts'

export const uploadAvatar = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/avatar',
  summary:
    'A new picture, sent as the raw bytes of a JPEG, PNG or WebP of at most 5 MB. It is judged by its content and made small and square',
  access: 'doctor',
  status: 200,
  response: z.object({ doctor }),
  errors: [
    'unauthenticated',
    'device_not_verified',
    'payload_too_large',
    'unsupported_media_type',
    'too_many_requests',
  ],
})

export const removeAvatar = defineCall({
  method: 'DELETE',
  path: '/api/v3/web/doctor/avatar',
  summary: 'Takes the picture away',
  access: 'doctor',
  status: 200,
  response: z.object({ doctor }),
  errors: ['unauthenticated', 'device_not_verified'],
})
