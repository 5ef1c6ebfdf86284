import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { newPassword, passkeyMessage, ticket, totpCode } from '../staff-fields.ts'

const path = '/api/v3/admin/security'

export const readSecurity = defineStaffCall({
  method: 'GET',
  path,
  summary: 'How the member signs in, and where they are signed in',
  action: 'own',
  status: 200,
  response: z.object({
    has_password: z.boolean(),
    has_authenticator: z.boolean(),
    recovery_codes_left: z.number().int(),
    passkeys: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        created_at: instant,
        last_used_at: instant.nullable(),
        is_backed_up: z.boolean(),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.number().int(),
        browser: z.string(),
        address: z.string(),
        created_at: instant,
        last_used_at: instant,
        is_this: z.boolean(),
      }),
    ),
  }),
})

export const changeStaffPassword = defineStaffCall({
  method: 'POST',
  path: `${path}/password`,
  summary: 'Sets a new password; every other session ends',
  action: 'own',
  stepUp: true,
  body: z.object({ password: newPassword, password_confirmation: newPassword }),
  status: 200,
  response: z.object({ ended: z.number().int() }),
})

export const offerAuthenticator = defineStaffCall({
  method: 'POST',
  path: `${path}/authenticator/offer`,
  summary: 'A new authenticator secret; the old one stays good until a code of the new one was typed',
  action: 'own',
  status: 200,
  response: z.object({ ticket: z.string(), secret: z.string(), address: z.string() }),
})

export const setAuthenticator = defineStaffCall({
  method: 'POST',
  path: `${path}/authenticator`,
  summary: 'Takes the new authenticator into use; every other session ends, and there are new recovery codes',
  action: 'own',
  body: z.object({ ticket, code: totpCode }),
  status: 200,
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['second_factor_wrong', 'ticket_ended'],
})

export const renewStaffRecoveryCodes = defineStaffCall({
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Ten new recovery codes; the old ones are no longer good',
  action: 'own',
  stepUp: true,
  status: 200,
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const offerPasskey = defineStaffCall({
  method: 'POST',
  path: `${path}/passkeys/offer`,
  summary: 'What the browser needs to make a passkey',
  action: 'own',
  stepUp: true,
  status: 200,
  response: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
})

export const addPasskey = defineStaffCall({
  method: 'POST',
  path: `${path}/passkeys`,
  summary: 'Keeps a passkey that the browser has made',
  action: 'own',
  stepUp: true,
  body: z.object({ ticket, answer: passkeyMessage, name: z.string().trim().min(1).max(60) }),
  status: 201,
  response: z.object({ id: z.number().int() }),
  errors: ['second_factor_wrong', 'ticket_ended'],
})

export const removePasskey = defineStaffCall({
  method: 'POST',
  path: `${path}/passkeys/:id/remove`,
  summary: 'Removes a passkey, unless it is the only way in',
  action: 'own',
  stepUp: true,
  params: idParams,
  status: 204,
  response: z.undefined(),
  errors: ['last_factor'],
})

export const endOwnSession = defineStaffCall({
  method: 'POST',
  path: `${path}/sessions/:id/end`,
  summary: 'Ends one of the member’s own sessions',
  action: 'own',
  params: idParams,
  status: 204,
  response: z.undefined(),
})

export const endOtherSessions = defineStaffCall({
  method: 'POST',
  path: `${path}/sessions/end-others`,
  summary: 'Ends every session of the member but this one',
  action: 'own',
  status: 200,
  response: z.object({ ended: z.number().int() }),
})
