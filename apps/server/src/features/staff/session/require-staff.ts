import type { StaffCall } from '@prostuti/contract/staff'
import type { FastifyRequest } from 'fastify'
import { bearerTokenOf } from '../../../auth/bearer-token-of.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { may } from '../permissions/may.ts'
import { findStaffSession } from './find-staff-session.ts'
import { officeTokenOf, requireOfficeToken } from './office-token.ts'
import { provedMs } from './session-times.ts'
import { setStaffCaller } from './staff-caller-of.ts'
import { staffTokenOf } from './staff-cookie.ts'
import type { StaffCaller } from './staff-member.ts'

/** Guard of one staff call, before anything of the request is read: whoever may not is told that there is no such thing. */
export const requireStaff =
  ({ env, database: { db }, clock }: Deps, { action, stepUp, setsUpFactor, watchesSession }: StaffRight) =>
  async (request: FastifyRequest): Promise<void> => {
    // A doctor's token is no key to the office, and does not even learn that there is one.
    if (bearerTokenOf(request) !== undefined) throw new AppError('not_found')
    const token = staffTokenOf(request, env)
    const now = clock()
    // A page that asks by itself, for its badges and its jobs, says that nobody has touched it for a while.
    const quiet = watchesSession === true || request.headers['x-office-idle'] !== undefined
    const caller = token === undefined ? undefined : await findStaffSession(db, { token, now, quiet })
    if (caller === undefined) throw new AppError('unauthenticated')
    if (!may(caller.member, action)) throw new AppError('not_found')
    requireOfficeToken(request, officeTokenOf(env.appSecret, caller.session.id))
    if (mustSetUpFactor(caller) && !setsUpFactor) throw new AppError('step_up_needed')
    if (stepUp) requireProof(caller, now)
    setStaffCaller(request, caller)
  }

export type StaffRight = Pick<StaffCall, 'action' | 'stepUp'> & {
  /** Open to a session that began with a recovery code as well. */
  setsUpFactor?: boolean
  /** Only looks how long the session lasts. */
  watchesSession?: boolean
}

/** A recovery code opens the door to a new authenticator, and to nothing else. */
export const mustSetUpFactor = ({ session: { proofs } }: Pick<StaffCaller, 'session'>): boolean =>
  proofs.includes('recovery') && !proofs.includes('totp') && !proofs.includes('passkey')

export const isProved = ({ session: { provedAt } }: Pick<StaffCaller, 'session'>, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < provedMs

/** For a call that only learns what it is about whether the second factor must be fresh. */
export function requireProof(caller: Pick<StaffCaller, 'session'>, now: Date): void {
  if (!isProved(caller, now)) throw new AppError('step_up_needed')
}
