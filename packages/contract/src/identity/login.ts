import { z } from 'zod'
import { defineCall } from '../call.ts'
import { signedIn } from './signed-in.ts'

export const login = defineCall({
  method: 'POST',
  path: '/api/v3/auth/login',
  summary: 'Phone, email or BMDC number, and password. Never says which of the two was wrong',
  access: 'public',
  body: z.object({ login: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  status: 200,
  response: signedIn,
  errors: ['csrf_mismatch', 'wrong_credentials', 'too_many_requests'],
})
