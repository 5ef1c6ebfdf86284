import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

/** What a member writes before they look through a doctor's eyes; the doctor reads it. */
export const lookReasonAtLeast = 10

export const lookAsDoctor = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctors/:id/look',
  summary:
    'A link with which the member looks at the site as the doctor sees it, once and soon, without writing; the doctor is told. Not while they sit an exam',
  action: 'doctors.impersonate',
  params: idParams,
  body: z.object({ reason: z.string().trim().min(lookReasonAtLeast).max(500) }),
  status: 201,
  /** A path of the doctors' site. */
  response: z.object({ path: z.string(), expires_at: instant }),
  errors: ['doctor_in_exam', 'forbidden'],
})
