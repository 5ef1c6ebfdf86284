import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { hashToken, newToken } from '../../secrets.ts'
import { writeAudit } from '../audit/index.ts'
import { impersonationLifeMs } from './limits.ts'

const { doctor, signIn, staff } = tables

type Given = { staffId: number; doctorId: number; now: Date }

/** Lets a member of staff see the site as a doctor does, for half an hour; written down before the token is given out. Run it in a transaction. */
export async function issueImpersonationToken(
  tx: Tx,
  { staffId, doctorId, now }: Given,
): Promise<{ token: string; expiresAt: Date }> {
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), staff.isActive))
  if (member === undefined) throw new AppError('forbidden')
  const [found] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, doctorId))
  if (found === undefined) throw new AppError('not_found')
  const token = newToken()
  const expiresAt = new Date(now.getTime() + impersonationLifeMs)
  await writeAudit(tx, { at: now, staffId, doctorId, action: 'impersonation_started' })
  await tx.insert(signIn).values({
    tokenHash: hashToken(token),
    doctorId,
    impersonatedBy: staffId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}
