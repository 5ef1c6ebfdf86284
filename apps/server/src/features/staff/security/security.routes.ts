import {
  addPasskey,
  changeStaffPassword,
  endOtherSessions,
  endOwnSession,
  offerAuthenticator,
  offerPasskey,
  readSecurity,
  removePasskey,
  renewStaffRecoveryCodes,
  setAuthenticator,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { sealSecret } from '../../../seal-secret.ts'
import { hashPassword, isCommonPassword } from '../../identity/index.ts'
import { askForNewPasskey, keepPasskey } from '../factors/passkeys.ts'
import { renewRecoveryCodes } from '../factors/recovery-codes.ts'
import { giveTicket } from '../factors/tickets.ts'
import { base32, newTotpSecret, totpAddress } from '../factors/totp.ts'
import { registerStaffCall, registerStaffWrite } from '../register-staff-call.ts'
import { endStaffSessions } from '../session/end-staff-sessions.ts'
import { setStaffCookie } from '../session/staff-cookie.ts'
import { dropPasskey } from './drop-passkey.ts'
import { readOwnSecurity } from './read-own-security.ts'
import { takeAuthenticator } from './take-authenticator.ts'

const { site, staff } = tables

/** How a member signs in, and where: their own, and nobody else's. */
export function securityRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps
  const { db } = deps.database
  const secret = env.appSecret
  const open = { setsUpFactor: true } as const

  const centreName = async (locale: 'bn' | 'en') => {
    const [row] = await db.select({ name: site.companyName }).from(site).limit(1)
    if (row === undefined) throw new AppError('unavailable')
    return pickText(row.name, locale)
  }

  registerStaffCall(
    app,
    deps,
    readSecurity,
    ({ member, session, now }) => readOwnSecurity(db, { staffId: member.id, sessionId: session.id, now }),
    open,
  )

  registerStaffWrite(app, deps, changeStaffPassword, async (tx, { body, member, session, now, locale }) => {
    refuseFields({
      password: (await isCommonPassword(body.password))
        ? messages.error_field_password_common({}, { locale })
        : undefined,
      password_confirmation:
        body.password === body.password_confirmation
          ? undefined
          : messages.error_field_password_mismatch({}, { locale }),
    })
    const passwordHash = await hashPassword(body.password)
    await tx.update(staff).set({ passwordHash, updatedAt: now }).where(eq(staff.id, member.id))
    const ended = await endStaffSessions(tx, { staffId: member.id, because: 'factor_changed', now, except: session.id })
    return { answer: { ended }, resource: 'staff', resourceId: member.id, action: 'password_changed' }
  })

  registerStaffCall(
    app,
    deps,
    offerAuthenticator,
    async ({ member, session, now, locale }) => {
      const fresh = newTotpSecret()
      const value = sealSecret(secret, fresh)
      const given = { kind: 'totp_new', staffId: member.id, sessionId: session.id, value, now } as const
      const address = totpAddress({ secret: fresh, centre: await centreName(locale), email: member.email })
      return { ticket: await giveTicket(db, given), secret: base32(fresh), address }
    },
    open,
  )

  registerStaffWrite(
    app,
    deps,
    setAuthenticator,
    async (tx, { body, member, session, now, reply }) => {
      const taken = await takeAuthenticator(tx, { ...body, staffId: member.id, session, secret, now })
      setStaffCookie(reply, env, taken.token)
      return {
        answer: { recovery_codes: taken.recoveryCodes },
        resource: 'staff',
        resourceId: member.id,
        action: 'authenticator_set',
      }
    },
    open,
  )

  registerStaffWrite(app, deps, renewStaffRecoveryCodes, async (tx, { member, now }) => {
    const codes = await renewRecoveryCodes(tx, { staffId: member.id, secret, now })
    return {
      answer: { recovery_codes: codes },
      resource: 'staff',
      resourceId: member.id,
      action: 'recovery_codes_renewed',
    }
  })

  registerStaffCall(app, deps, offerPasskey, async ({ member, session, now, locale }) => {
    const { id: staffId, email, name } = member
    const centre = await centreName(locale)
    return askForNewPasskey(db, { staffId, email, name, centre, env, now, sessionId: session.id })
  })

  registerStaffWrite(app, deps, addPasskey, async (tx, { body, member, now }) => {
    const kept = await keepPasskey(tx, { ...body, staffId: member.id, env, now })
    if (kept === undefined) return new AppError('second_factor_wrong')
    const after = { passkey: kept.name }
    return { answer: { id: kept.id }, resource: 'staff', resourceId: member.id, action: 'passkey_added', after }
  })

  registerStaffWrite(app, deps, removePasskey, async (tx, { params, member }) => {
    const name = await dropPasskey(tx, { staffId: member.id, passkeyId: params.id })
    const before = { passkey: name }
    return { answer: undefined, resource: 'staff', resourceId: member.id, action: 'passkey_removed', before }
  })

  registerStaffWrite(app, deps, endOtherSessions, async (tx, { member, session, now }) => {
    const ended = await endStaffSessions(tx, {
      staffId: member.id,
      because: 'ended_by_member',
      now,
      except: session.id,
    })
    const thing = { resource: 'staff', resourceId: member.id }
    return { answer: { ended }, ...thing, action: 'other_sessions_ended', after: { ended } }
  })

  registerStaffWrite(app, deps, endOwnSession, async (tx, { params, member, now }) => {
    const ended = await endStaffSessions(tx, { staffId: member.id, because: 'ended_by_member', now, only: params.id })
    if (ended === 0) throw new AppError('not_found')
    return { answer: undefined, resource: 'staff', resourceId: member.id, action: 'session_ended' }
  })
}
