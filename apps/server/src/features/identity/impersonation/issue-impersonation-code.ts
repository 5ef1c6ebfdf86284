import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import { AppError } from '../../../errors.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { impersonationCodeLifeMs } from '../limits.ts'

const { doctor, impersonationCode, staff } = tables

type Impersonation = { staffId: number; doctorId: number; reason?: string; now: Date }

/**
 * A one-time code with which a member of staff may look at the site as a doctor; the staff site puts it into the link
 * `/login-for-admin#code=…`. The call that gives it out writes that down. Nobody looks over the shoulder of a doctor in an exam.
 */
export async function issueImpersonationCode(
  tx: Tx,
  { staffId, doctorId, reason, now }: Impersonation,
): Promise<{ code: string; expiresAt: Date }> {
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), staff.isActive))
  if (member === undefined) throw new AppError('forbidden')
  const [found] = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(and(eq(doctor.id, doctorId), isNull(doctor.closedAt)))
  if (found === undefined) throw new AppError('not_found')
  if (await findRunningExam(tx, { doctorId, now })) throw new AppError('doctor_in_exam')
  const code = newToken()
  const expiresAt = new Date(now.getTime() + impersonationCodeLifeMs)
  await tx
    .insert(impersonationCode)
    .values({ codeHash: hashToken(code), staffId, doctorId, reason: reason ?? null, createdAt: now, expiresAt })
  return { code, expiresAt }
}
