import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'

export const uploadPicture = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/pictures',
  summary:
    'A picture for the public site, sent as the raw bytes of a JPEG, PNG or WebP of at most 12 MB. It is judged by its content, made as small as pages need it, and loses the camera’s notes',
  action: 'website.write',
  status: 201,
  response: z.object({ image: z.string(), width: z.number().int(), height: z.number().int() }),
  errors: ['payload_too_large', 'unsupported_media_type'],
})
