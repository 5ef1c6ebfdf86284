import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { instant } from '../../fields.ts'
import { staffActions } from '../actions.ts'
import { defineStaffCall } from '../staff-call.ts'
import { passkeyMessage, staffMember, ticket, totpCode } from '../staff-fields.ts'

export const readMe = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/me',
  summary: 'Who is signed in, what they may do, and how long the session lasts',
  action: 'own',
  status: 200,
  response: z.object({
    member: staffMember,
    actions: z.array(z.enum(staffActions)),
    centre: z.object({ name: z.object({ bn: z.string(), en: z.string().optional() }), public_url: z.string() }),
    session: z.object({
      id: z.number().int(),
      /** Echoed in the header `X-Office-Token` by every writing call. */
      csrf: z.string(),
      ends_at: instant,
      idle_minutes: z.number().int(),
      /** Until when what asks for a second factor does not ask again; null when it asks at once. */
      proved_until: instant.nullable(),
      /** A session opened with a recovery code: nothing else is open to it. */
      must_set_up_factor: z.boolean(),
    }),
  }),
})

export const watchSession = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/session',
  summary: 'How long the session lasts; asking does not prolong it',
  action: 'own',
  status: 200,
  response: z.object({
    member_id: z.number().int(),
    /** Unless somebody does something before. */
    idle_ends_at: instant,
    ends_at: instant,
  }),
})

export const signOutStaff = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/sign-out',
  summary: 'Ends the session',
  action: 'own',
  status: 204,
  response: z.undefined(),
})

export const stepUpTotp = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/step-up/totp',
  summary: 'Shows the second factor again, before something that asks for it',
  action: 'own',
  body: z.object({ code: totpCode }),
  status: 204,
  response: z.undefined(),
  errors: ['second_factor_wrong', 'too_many_requests'],
})

export const stepUpChallenge = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/step-up/passkey/challenge',
  summary: 'What one of the member’s passkeys has to sign',
  action: 'own',
  status: 200,
  response: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
  errors: ['too_many_requests'],
})

export const stepUpPasskey = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/step-up/passkey',
  summary: 'Shows a passkey again, before something that asks for it',
  action: 'own',
  body: z.object({ ticket, answer: passkeyMessage }),
  status: 204,
  response: z.undefined(),
  errors: ['second_factor_wrong', 'ticket_ended', 'too_many_requests'],
})

/** For whoever opens the office's address. */
export const officeFacts = defineCall({
  method: 'GET',
  path: '/api/v3/admin/office',
  summary: 'Whose office this is, and where the public site stands',
  access: 'office',
  status: 200,
  response: z.object({
    name: z.object({ bn: z.string(), en: z.string().optional() }),
    logo: z.string().nullable(),
    public_url: z.string(),
    demo: z.boolean(),
  }),
  errors: [],
})
