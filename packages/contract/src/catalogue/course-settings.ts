import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams } from '../fields.ts'

export const courseSettings = defineCall({
  method: 'GET',
  path: '/api/v3/web/course-settings/:id',
  summary: 'What the site should offer for one course',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({
    course_settings: z.object({
      course_id: z.number().int(),
      enrolment_open: z.boolean(),
      allow_instalments: z.boolean(),
      show_rank: z.boolean(),
      support_phone: z.string().nullable(),
      help_text: z.string().nullable(),
    }),
  }),
  errors: ['not_found'],
})
