import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'
import { bytes, courseErrors, id, pageNo, pageQuery, pageSize } from './page-picture.ts'

const material = z.object({
  id: z.number().int(),
  title: z.string(),
  kind: z.enum(['lecture_sheet', 'slides', 'note', 'question_bank']),
  pages: z.number().int(),
  bytes: z.number().int(),
  download_allowed: z.boolean(),
  published_at: instant,
  /** The lecture of the doctor's own schedule beside which it lies. */
  event_id: z.number().int().nullable(),
  ...pageSize,
})

const materialParams = z.object({ id, materialId: id })
const materialErrors = [...courseErrors, 'not_published_yet', 'forbidden', 'too_many_requests'] as const

export const courseMaterials = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/materials',
  summary: 'What there is to read in a course, by subject',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ subjects: z.array(z.object({ subject: z.string(), materials: z.array(material) })) }),
  errors: courseErrors,
})

export const materialPage = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/materials/:materialId/pages/:pageNo',
  summary: 'One page as a WebP picture that bears the doctor’s name and number',
  access: 'doctor',
  params: materialParams.extend({ pageNo }),
  query: pageQuery,
  status: 200,
  response: bytes,
  errors: materialErrors,
})

export const materialFile = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/materials/:materialId/file',
  summary: 'The PDF itself, where it may be taken away',
  access: 'doctor',
  params: materialParams,
  status: 200,
  response: bytes,
  errors: materialErrors,
})
