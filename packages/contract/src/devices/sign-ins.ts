import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'

export const listSignIns = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/sign-ins',
  summary: 'Where the doctor is signed in',
  access: 'doctor',
  status: 200,
  response: z.object({
    sign_ins: z.array(
      z.object({
        id: z.number().int(),
        device_label: z.string(),
        is_this_sign_in: z.boolean(),
        created_at: instant,
        last_used_at: instant,
      }),
    ),
  }),
  errors: ['unauthenticated', 'device_not_verified'],
})

export const endSignIn = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/sign-ins/:id/end',
  summary: 'Ends one sign-in',
  access: 'doctor',
  params: idParams,
  status: 204,
  response: z.undefined(),
  errors: ['unauthenticated', 'device_not_verified', 'forbidden', 'not_found'],
})
