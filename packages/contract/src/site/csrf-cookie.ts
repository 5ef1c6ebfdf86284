import { z } from 'zod'
import { defineCall } from '../call.ts'

export const csrfCookie = defineCall({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets the XSRF-TOKEN cookie that writing calls without a bearer token must echo in X-XSRF-TOKEN',
  access: 'public',
  status: 204,
  response: z.undefined(),
  errors: [],
})
