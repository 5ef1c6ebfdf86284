import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asDigits } from '../factors/prove-totp.ts'
import { renewRecoveryCodes } from '../factors/recovery-codes.ts'
import { openSecret } from '../factors/seal-secret.ts'
import { readTicket, takeTicket } from '../factors/tickets.ts'
import { matchTotp } from '../factors/totp.ts'
import { endStaffSessions } from '../session/end-staff-sessions.ts'
import { provedMs } from '../session/session-times.ts'
import type { StaffSession } from '../session/staff-member.ts'

const { staff, staffSession } = tables

type Taking = { ticket: string; code: string; staffId: number; session: StaffSession; secret: string; now: Date }

/**
 * The new authenticator, once a code of it was typed. Whoever came with a recovery code is a whole member again afterwards; anybody
 * else has shown their old factor a moment ago.
 */
export async function takeAuthenticator(
  tx: Transaction,
  { ticket, code, staffId, session, secret, now }: Taking,
): Promise<string[]> {
  const isRecovering = session.proofs.includes('recovery')
  if (!isRecovering && now.getTime() - session.provedAt.getTime() >= provedMs) throw new AppError('step_up_needed')
  const { staffSessionId, value } = await readTicket(tx, { ticket, kind: 'totp_new', now })
  if (staffSessionId !== session.id || value === null) throw new AppError('ticket_ended')
  const step = matchTotp(openSecret(secret, value), { code: asDigits(code), now, lastStep: 0 })
  if (step === undefined) throw new AppError('second_factor_wrong')
  await takeTicket(tx, { ticket, kind: 'totp_new', now })
  await tx.update(staff).set({ totpSecret: value, totpLastStep: step, updatedAt: now }).where(eq(staff.id, staffId))
  await tx
    .update(staffSession)
    .set({ provedAt: now, proofs: sql`array_append(${staffSession.proofs}, 'totp')` })
    .where(eq(staffSession.id, session.id))
  await endStaffSessions(tx, { staffId, because: 'factor_changed', now, except: session.id })
  return renewRecoveryCodes(tx, { staffId, secret, now })
}
