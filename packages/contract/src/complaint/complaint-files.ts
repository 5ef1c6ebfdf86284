import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams } from '../fields.ts'
import { complaintFile, writtenText } from './complaint-fields.ts'

const path = '/api/v3/web/doctor/complaint-files'

export const uploadComplaintFile = defineCall({
  method: 'POST',
  path,
  summary:
    'An attachment, sent as the raw bytes of a JPEG, PNG, WebP or PDF of at most 5 MB and judged by its content. It belongs to a message once one names it; otherwise it is gone after a day',
  access: 'doctor',
  query: z.object({ name: writtenText(1, 200) }),
  status: 201,
  response: z.object({ file: complaintFile }),
  errors: [
    'unauthenticated',
    'device_not_verified',
    'forbidden',
    'payload_too_large',
    'unsupported_media_type',
    'too_many_requests',
  ],
})

export const readComplaintFile = defineCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'The bytes of an attachment: a WebP, also in small, or a PDF to be saved',
  access: 'doctor',
  params: idParams,
  query: z.object({ size: z.enum(['small', 'whole']).default('whole') }),
  status: 200,
  response: z.unknown(),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})
