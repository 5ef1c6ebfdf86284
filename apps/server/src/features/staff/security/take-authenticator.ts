import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { openSecret } from '../../../seal-secret.ts'
import { asDigits } from '../factors/prove-totp.ts'
import { renewRecoveryCodes } from '../factors/recovery-codes.ts'
import { readTicket, takeTicket } from '../factors/tickets.ts'
import { matchTotp } from '../factors/totp.ts'
import { endStaffSessions } from '../session/end-staff-sessions.ts'
import { proveSession } from '../session/prove-session.ts'
import { mustSetUpFactor, requireProof } from '../session/require-staff.ts'
import type { StaffSession } from '../session/staff-member.ts'

const { staff } = tables

type Taking = { ticket: string; code: string; staffId: number; session: StaffSession; secret: string; now: Date }

/**
 * The new authenticator, once a code of it was typed, and the token under which the session goes on. Whoever came with a recovery
 * code is a whole member again afterwards, like everybody else: they who change it once more have shown their factor a moment ago.
 */
export async function takeAuthenticator(
  tx: Transaction,
  { ticket, code, staffId, session, secret, now }: Taking,
): Promise<{ token: string; recoveryCodes: string[] }> {
  if (!mustSetUpFactor({ session })) requireProof({ session }, now)
  const { staffSessionId, value } = await readTicket(tx, { ticket, kind: 'totp_new', now })
  if (staffSessionId !== session.id || value === null) throw new AppError('ticket_ended')
  const step = matchTotp(openSecret(secret, value), { code: asDigits(code), now, lastStep: 0 })
  if (step === undefined) throw new AppError('second_factor_wrong')
  await takeTicket(tx, { ticket, kind: 'totp_new', now })
  await tx.update(staff).set({ totpSecret: value, totpLastStep: step, updatedAt: now }).where(eq(staff.id, staffId))
  await endStaffSessions(tx, { staffId, because: 'factor_changed', now, except: session.id })
  const others = session.proofs.filter((proof) => proof !== 'recovery' && proof !== 'totp')
  return {
    token: await proveSession(tx, { sessionId: session.id, now, proofs: [...others, 'totp'] }),
    recoveryCodes: await renewRecoveryCodes(tx, { staffId, secret, now }),
  }
}
