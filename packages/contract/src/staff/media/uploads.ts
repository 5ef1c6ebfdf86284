import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

/** Where files that come part by part are sent to, by the tus protocol 1.0.0 (decision 071). `HEAD` and `PATCH` of one speak tus alone. */
export const uploadPath = '/api/v3/admin/uploads'

export const uploadKinds = ['video', 'document'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** A video of hours in full HD; a book of a thousand scanned pages. */
export const uploadBytes: Record<UploadKind, number> = { video: 8 * 1024 ** 3, document: 300 * 1024 ** 2 }

export const uploadRefusals = [
  'not_a_video',
  'not_a_pdf',
  'unreadable',
  'protected',
  'no_pictures',
  'needs_ffmpeg',
] as const

const uploadStates = ['open', 'whole', 'good', 'refused', 'taken'] as const

/** What stands for an upload in addresses and forms. */
export const uploadKey = z.string().regex(/^[A-Za-z0-9_-]{32}$/)

const params = z.object({ key: uploadKey })

const shownUpload = z.object({
  key: uploadKey,
  kind: z.enum(uploadKinds),
  name: z.string(),
  bytes: z.number().int(),
  received: z.number().int(),
  state: z.enum(uploadStates),
  refusal: z.enum(uploadRefusals).nullable(),
  sha256: z.string().nullable(),
  /** Of a video that was judged. */
  seconds: z.number().nullable(),
  height: z.number().int().nullable(),
  /** Whether browsers play it as it is. */
  plays: z.boolean().nullable(),
  /** Of a document that was judged. */
  pages: z.number().int().nullable(),
  created_at: instant,
})

export const beginUpload = defineStaffCall({
  method: 'POST',
  path: uploadPath,
  summary:
    'Begins a file that comes part by part: tus creation, with `Upload-Length` and, in `Upload-Metadata`, `filename` and `kind` (video or document)',
  action: 'media.write',
  status: 201,
  response: z.undefined(),
  errors: ['payload_too_large', 'no_room', 'too_many_requests'],
})

export const listUploads = defineStaffCall({
  method: 'GET',
  path: uploadPath,
  summary: 'One’s own files that are on their way, or wait for a form that takes them; newest first',
  action: 'media.write',
  status: 200,
  response: z.object({ uploads: z.array(shownUpload) }),
})

export const readUpload = defineStaffCall({
  method: 'GET',
  path: `${uploadPath}/:key`,
  summary: 'How far one’s own file has come, and what it turned out to be',
  action: 'media.write',
  params,
  status: 200,
  response: shownUpload,
})

export const dropUpload = defineStaffCall({
  method: 'DELETE',
  path: `${uploadPath}/:key`,
  summary: 'Gives up one’s own file that nothing uses yet: tus termination',
  action: 'media.write',
  params,
  status: 204,
  response: z.undefined(),
})
