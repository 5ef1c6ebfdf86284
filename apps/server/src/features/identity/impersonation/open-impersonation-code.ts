import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { hashToken } from '../../../secrets.ts'

const { doctor, impersonationCode, staff } = tables

export type CodeUse = { code: string; now: Date }

/** Still good: not used, not too old, and of staff who have not left. */
const isOpen = ({ code, now }: CodeUse) =>
  and(
    eq(impersonationCode.codeHash, hashToken(code)),
    isNull(impersonationCode.usedAt),
    gt(impersonationCode.expiresAt, now),
    sql`exists (select from ${staff} where ${staff.id} = ${impersonationCode.staffId} and ${staff.isActive})`,
  )

/** Whom a code is about, without using it up. A wrong, used and expired one are refused alike. */
export async function previewImpersonationCode(
  tx: Tx,
  use: CodeUse,
): Promise<{ doctor_name: string; staff_name: string }> {
  const [found] = await tx
    .select({ doctor_name: doctor.name, staff_name: staff.name })
    .from(impersonationCode)
    .innerJoin(doctor, eq(doctor.id, impersonationCode.doctorId))
    .innerJoin(staff, eq(staff.id, impersonationCode.staffId))
    .where(isOpen(use))
  if (found === undefined) throw new AppError('impersonation_code_invalid')
  return found
}

type Consumed = { staffId: number; doctorId: number; reason: string | null }

/** Uses a code up. One statement looks and marks, so of any number at once one succeeds. */
export async function consumeImpersonationCode(tx: Tx, use: CodeUse): Promise<Consumed> {
  const [used] = await tx.update(impersonationCode).set({ usedAt: use.now }).where(isOpen(use)).returning({
    staffId: impersonationCode.staffId,
    doctorId: impersonationCode.doctorId,
    reason: impersonationCode.reason,
  })
  if (used === undefined) throw new AppError('impersonation_code_invalid')
  return used
}
