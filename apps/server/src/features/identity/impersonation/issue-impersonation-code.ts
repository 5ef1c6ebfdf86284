import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { writeAudit } from '../../audit/index.ts'
import { impersonationCodeLifeMs } from '../limits.ts'

const { doctor, impersonationCode, staff } = tables

type Impersonation = { staffId: number; doctorId: number; now: Date }

/**
 * A one-time code with which a member of staff may look at the site as a doctor; the staff site puts it into the link
 * `/login-for-admin#code=…`. Written down before it is given out: run it in a transaction.
 */
export async function issueImpersonationCode(
  tx: Tx,
  { staffId, doctorId, now }: Impersonation,
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
  const code = newToken()
  const expiresAt = new Date(now.getTime() + impersonationCodeLifeMs)
  await tx.insert(impersonationCode).values({ codeHash: hashToken(code), staffId, doctorId, createdAt: now, expiresAt })
  await writeAudit(tx, { at: now, staffId, doctorId, action: 'impersonation_code_issued' })
  return { code, expiresAt }
}
