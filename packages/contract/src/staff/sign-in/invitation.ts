import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { newPassword, passkeyMessage, staffRoles, totpCode } from '../staff-fields.ts'

const token = z.string().min(20).max(100)

/** A link is opened by scanners and previews too: opening shows, and only the second call takes it up. */
export const openInvitation = defineCall({
  method: 'POST',
  path: '/api/v3/admin/invitation/open',
  summary: 'Whom the invitation is for, and the factors that it offers to set up',
  access: 'office',
  body: z.object({ token }),
  status: 200,
  response: z.object({
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    centre: z.string(),
    kind: z.enum(['join', 'factor']),
    totp: z.object({ secret: z.string(), address: z.string() }),
    passkey: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
  }),
  errors: ['invitation_ended', 'too_many_requests', 'csrf_mismatch'],
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api/v3/admin/invitation/accept',
  summary:
    'Takes the invitation up with a password and the authenticator’s first code, or with a passkey; begins the session',
  access: 'office',
  body: z.object({
    token,
    with: z.discriminatedUnion('factor', [
      z.object({
        factor: z.literal('totp'),
        password: newPassword,
        password_confirmation: newPassword,
        code: totpCode,
      }),
      z.object({
        factor: z.literal('passkey'),
        ticket: z.string().max(100),
        answer: passkeyMessage,
        name: z.string().trim().max(60),
      }),
    ]),
  }),
  status: 200,
  /** Shown once. Empty for a passkey, of which one sets up a second. */
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['invitation_ended', 'second_factor_wrong', 'ticket_ended', 'too_many_requests', 'csrf_mismatch'],
})
