import { z } from 'zod'
import { defineCall } from '../call.ts'

export const medicalColleges = defineCall({
  method: 'GET',
  path: '/api/v3/web/medical-colleges',
  summary: 'Medical colleges and universities, for the doctor’s profile',
  access: 'public',
  status: 200,
  response: z.object({
    medical_colleges: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** Everything a doctor may type to find it: both languages, acronym, former names. */
        search: z.string(),
        kind: z.enum(['government', 'army', 'private', 'university', 'dental', 'other']),
      }),
    ),
  }),
  errors: [],
})
