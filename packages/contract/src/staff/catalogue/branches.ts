import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'
import { shownText } from '../staff-fields.ts'

export const listBranches = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/branches',
  summary: 'The branches of the member, for a form to choose from',
  action: 'courses.read',
  status: 200,
  response: z.object({ branches: z.array(z.object({ id: z.number().int(), name: shownText })) }),
})
