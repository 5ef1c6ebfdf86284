import { z } from 'zod'
import { defineCall } from '../call.ts'

export const logout = defineCall({
  method: 'POST',
  path: '/api/v3/auth/logout',
  summary: 'Ends the sign-in of the token that is sent. A token that has ended already is no error',
  access: 'public',
  status: 204,
  response: z.undefined(),
  errors: ['csrf_mismatch'],
})
