import {
  readMe,
  signOutStaff,
  stepUpChallenge,
  stepUpPasskey,
  stepUpTotp,
  watchSession,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForPasskey, provePasskey } from '../factors/passkeys.ts'
import { proveTotp } from '../factors/prove-totp.ts'
import { actionsOf } from '../permissions/may.ts'
import { registerStaffCall } from '../register-staff-call.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { officeTokenOf } from './office-token.ts'
import { presentMember } from './present-member.ts'
import { proveSession } from './prove-session.ts'
import { isProved, mustSetUpFactor } from './require-staff.ts'
import { idleMs, provedMs } from './session-times.ts'
import { clearStaffCookie, setStaffCookie } from './staff-cookie.ts'

const { site } = tables

/** What everybody who is signed in has. */
export function ownSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps
  const { db } = deps.database

  registerStaffCall(
    app,
    deps,
    readMe,
    async ({ member, session, now }) => {
      const [centre] = await db.select({ name: site.companyName }).from(site).limit(1)
      if (centre === undefined) throw new AppError('unavailable')
      const caller = { member, session }
      return {
        member: presentMember(member),
        actions: actionsOf(member),
        centre: { name: centre.name, public_url: env.publicUrl },
        session: {
          id: session.id,
          csrf: officeTokenOf(env.appSecret, session.id),
          ends_at: session.expiresAt.toISOString(),
          idle_minutes: idleMs / 60_000,
          proved_until: isProved(caller, now) ? new Date(session.provedAt.getTime() + provedMs).toISOString() : null,
          must_set_up_factor: mustSetUpFactor(caller),
        },
      }
    },
    { setsUpFactor: true },
  )

  registerStaffCall(
    app,
    deps,
    watchSession,
    ({ member, session }) => ({
      member_id: member.id,
      idle_ends_at: new Date(session.lastUsedAt.getTime() + idleMs).toISOString(),
      ends_at: session.expiresAt.toISOString(),
    }),
    { setsUpFactor: true, watchesSession: true, skipLog: true },
  )

  registerStaffCall(
    app,
    deps,
    signOutStaff,
    async ({ member, session, now, reply }) => {
      await endStaffSessions(db, { staffId: member.id, because: 'signed_out', now, only: session.id })
      clearStaffCookie(reply, env)
      return undefined
    },
    { setsUpFactor: true },
  )

  registerStaffCall(app, deps, stepUpTotp, async ({ member, session, body, now, reply }) => {
    const token = await db.transaction(async (tx) => {
      const isRight = await proveTotp(tx, { staffId: member.id, code: body.code, appSecret: env.appSecret, now })
      return isRight ? proveSession(tx, { sessionId: session.id, now }) : undefined
    })
    if (token === undefined) throw new AppError('second_factor_wrong')
    setStaffCookie(reply, env, token)
    return undefined
  })

  registerStaffCall(app, deps, stepUpChallenge, ({ member, session, now }) =>
    askForPasskey(db, { kind: 'passkey_step_up', staffId: member.id, sessionId: session.id, env, now }),
  )

  registerStaffCall(app, deps, stepUpPasskey, async ({ session, body, now, reply }) => {
    const token = await db.transaction(async (tx) => {
      const shown = { ...body, env, now, kind: 'passkey_step_up', sessionId: session.id } as const
      return (await provePasskey(tx, shown)) === undefined
        ? undefined
        : proveSession(tx, { sessionId: session.id, now })
    })
    if (token === undefined) throw new AppError('second_factor_wrong')
    setStaffCookie(reply, env, token)
    return undefined
  })
}
