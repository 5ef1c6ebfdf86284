import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant } from '../fields.ts'

/** What the staff's link carries in its fragment. */
const codeBody = z.object({ code: z.string().min(1).max(200) })

export const previewImpersonation = defineCall({
  method: 'POST',
  path: '/api/v3/auth/impersonation/preview',
  summary: 'Whom a staff link lets one look at the site as. Uses nothing up',
  access: 'public',
  body: codeBody,
  status: 200,
  response: z.object({ doctor_name: z.string(), staff_name: z.string() }),
  errors: ['csrf_mismatch', 'impersonation_code_invalid', 'too_many_requests'],
})

export const startImpersonation = defineCall({
  method: 'POST',
  path: '/api/v3/auth/impersonation',
  summary:
    'Exchanges the one-time code of a staff link for a sign-in that looks at the site as the doctor. Ends the sign-in whose token is sent',
  access: 'public',
  body: codeBody,
  status: 201,
  response: z.object({ token: z.string(), impersonation: z.object({ staff_name: z.string(), ends_at: instant }) }),
  errors: ['csrf_mismatch', 'impersonation_code_invalid', 'too_many_requests', 'doctor_in_exam'],
})
