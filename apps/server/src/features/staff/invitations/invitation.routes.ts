import { acceptInvitation as acceptCall, openInvitation as openCall } from '@prostuti/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { addressHash, type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { leaveOldSession } from '../session/leave-old-session.ts'
import { setStaffCookie } from '../session/staff-cookie.ts'
import { browserOf } from '../sign-in/browser-of.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { openInvitation } from './open-invitation.ts'

const byAddress: RateLimit = { name: 'staff-invitation', tries: 60, windowMs: 15 * 60_000 }

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, clock } = deps
  const { db } = deps.database
  const spend = ({ ip }: FastifyRequest) =>
    spendTry(db, byAddress, { who: addressHash(env.appSecret, ip), now: clock() })

  registerCall(app, openCall, async ({ body, locale, request }) => {
    await spend(request)
    return db.transaction((tx) => openInvitation(tx, { token: body.token, env, now: clock(), locale }))
  })

  registerCall(app, acceptCall, async ({ body, locale, request, reply }) => {
    await spend(request)
    const given = { token: body.token, choice: body.with, browser: browserOf(request), locale }
    const { token, recoveryCodes } = await acceptInvitation(deps, given)
    await leaveOldSession(db, { request, env, now: clock() })
    setStaffCookie(reply, env, token)
    return { recovery_codes: recoveryCodes }
  })
}
