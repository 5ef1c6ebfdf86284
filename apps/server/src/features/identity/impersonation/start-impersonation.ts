import type { startImpersonation as call, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import { AppError } from '../../../errors.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { writeAudit } from '../../audit/index.ts'
import { impersonationLifeMs } from '../limits.ts'
import type { NoticeDoctors } from '../sign-in/neighbours.ts'
import { lookedAtWords } from './looked-at-words.ts'
import { type CodeUse, consumeImpersonationCode } from './open-impersonation-code.ts'

const { signIn, staff } = tables

/**
 * Lets the member of staff who was given the code see the site as the doctor does, for half an hour, and tells the doctor who looks and
 * why. Not while the doctor sits an exam. Run it in a transaction.
 */
export async function startImpersonation(
  tx: Tx,
  { code, now, requestId, noticeDoctors }: CodeUse & { requestId?: string; noticeDoctors: NoticeDoctors },
): Promise<ResponseOf<typeof call>> {
  const { staffId, doctorId, reason } = await consumeImpersonationCode(tx, { code, now })
  const [member] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  if (await findRunningExam(tx, { doctorId, now })) throw new AppError('doctor_in_exam')
  const token = newToken()
  const expiresAt = new Date(now.getTime() + impersonationLifeMs)
  await writeAudit(tx, { at: now, staffId, doctorId, action: 'impersonation_started', reason, requestId })
  await noticeDoctors(tx, [{ doctorId, ...lookedAtWords({ staff: member?.name ?? '', reason }) }], now)
  await tx.insert(signIn).values({
    tokenHash: hashToken(token),
    doctorId,
    impersonatedBy: staffId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  })
  return { token, impersonation: { staff_name: member?.name ?? '', ends_at: expiresAt.toISOString() } }
}
