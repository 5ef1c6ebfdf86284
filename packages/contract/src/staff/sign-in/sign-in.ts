import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { passkeyMessage, ticket, totpCode } from '../staff-fields.ts'

const path = '/api/v3/admin/sign-in'
const refused = ['wrong_credentials', 'too_many_requests', 'csrf_mismatch'] as const

/** These are for whoever opens the office's address: nobody is known yet. */
export const staffSignIn = defineCall({
  method: 'POST',
  path,
  summary: 'E-mail and password; what comes back is a ticket for the second factor and nothing more',
  access: 'office',
  body: z.object({ email: z.string().trim().max(200), password: z.string().max(200) }),
  status: 200,
  response: z.object({ ticket: z.string() }),
  errors: refused,
})

export const staffSignInTotp = defineCall({
  method: 'POST',
  path: `${path}/totp`,
  summary: 'The authenticator’s code: begins the session',
  access: 'office',
  body: z.object({ ticket, code: totpCode }),
  status: 204,
  response: z.undefined(),
  errors: [...refused, 'second_factor_wrong', 'ticket_ended'],
})

export const staffSignInRecovery = defineCall({
  method: 'POST',
  path: `${path}/recovery`,
  summary: 'A recovery code in the place of the authenticator’s: begins a session that can only set up a new factor',
  access: 'office',
  body: z.object({ ticket, code: z.string().trim().max(60) }),
  status: 204,
  response: z.undefined(),
  errors: [...refused, 'second_factor_wrong', 'ticket_ended'],
})

export const staffPasskeyChallenge = defineCall({
  method: 'POST',
  path: `${path}/passkey/challenge`,
  summary: 'What a passkey has to sign; it says itself whose it is',
  access: 'office',
  status: 200,
  response: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
  errors: ['too_many_requests', 'csrf_mismatch'],
})

export const staffSignInPasskey = defineCall({
  method: 'POST',
  path: `${path}/passkey`,
  summary: 'What the passkey signed: begins the session',
  access: 'office',
  body: z.object({ ticket, answer: passkeyMessage }),
  status: 204,
  response: z.undefined(),
  errors: [...refused, 'second_factor_wrong', 'ticket_ended'],
})
