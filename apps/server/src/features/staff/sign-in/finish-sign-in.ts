import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import { countWrongFactor, forgetWrongFactors, holdMember, refuseLocked } from '../factors/count-wrong-factor.ts'
import { provePasskey } from '../factors/passkeys.ts'
import { proveTotp } from '../factors/prove-totp.ts'
import { useRecoveryCode } from '../factors/recovery-codes.ts'
import { readTicket, takeTicket } from '../factors/tickets.ts'
import { beginStaffSession, type StaffBrowser } from '../session/begin-staff-session.ts'

const { staff } = tables

type SecondStep = { ticket: string; code: string; browser: StaffBrowser }

/** Gives the token of the session, or refuses once the wrong try is written down. */
async function finish(
  { database: { db } }: Deps,
  prove: (tx: Transaction) => Promise<string | undefined>,
): Promise<string> {
  const token = await db.transaction(prove)
  if (token === undefined) throw new AppError('second_factor_wrong')
  return token
}

export const finishWithTotp = (deps: Deps, { ticket, code, browser }: SecondStep): Promise<string> =>
  finish(deps, async (tx) => {
    const now = deps.clock()
    const staffId = await memberOf(tx, ticket, now)
    if (!(await proveTotp(tx, { staffId, code, appSecret: deps.env.appSecret, now }))) return undefined
    await takeTicket(tx, { ticket, kind: 'second_factor', now })
    return begin(tx, { staffId, proofs: ['password', 'totp'], browser, now })
  })

export const finishWithRecoveryCode = (deps: Deps, { ticket, code, browser }: SecondStep): Promise<string> =>
  finish(deps, async (tx) => {
    const now = deps.clock()
    const staffId = await memberOf(tx, ticket, now)
    const member = await holdMember(tx, staffId)
    refuseLocked(member, now)
    if (!(await useRecoveryCode(tx, { staffId, secret: deps.env.appSecret, code, now }))) {
      await countWrongFactor(tx, member, now)
      return undefined
    }
    await forgetWrongFactors(tx, staffId)
    await takeTicket(tx, { ticket, kind: 'second_factor', now })
    await writeAudit(tx, { at: now, staffId, action: 'recovery_code_used' })
    return begin(tx, { staffId, proofs: ['password', 'recovery'], browser, now })
  })

type PasskeyStep = { ticket: string; answer: unknown; browser: StaffBrowser }

/** A passkey that checked its owner (a finger, a PIN) is two factors in one. */
export const finishWithPasskey = (deps: Deps, { ticket, answer, browser }: PasskeyStep): Promise<string> =>
  finish(deps, async (tx) => {
    const now = deps.clock()
    const staffId = await provePasskey(tx, { ticket, answer, env: deps.env, now, kind: 'passkey_sign_in' })
    return staffId === undefined ? undefined : begin(tx, { staffId, proofs: ['passkey'], browser, now })
  })

async function memberOf(tx: Transaction, ticket: string, now: Date): Promise<number> {
  const { staffId } = await readTicket(tx, { ticket, kind: 'second_factor', now })
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId ?? 0), staff.isActive))
  if (member === undefined) throw new AppError('ticket_ended')
  return member.id
}

async function begin(tx: Transaction, given: Parameters<typeof beginStaffSession>[1]): Promise<string> {
  const { token, sessionId } = await beginStaffSession(tx, given)
  await writeAudit(tx, {
    at: given.now,
    staffId: given.staffId,
    staffSessionId: sessionId,
    action: 'signed_in',
    detail: { browser: given.browser.name },
  })
  return token
}
