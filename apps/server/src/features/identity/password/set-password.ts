import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { endSignIns } from '../sign-in/end-sign-ins.ts'

type NewPassword = { doctorId: number; passwordHash: string; except?: number | undefined; now: Date }

/** A new password ends every sign-in but the one that asked for it. The row is written first: a login that waits for it meets the new password. */
export async function setPassword(tx: Tx, { doctorId, passwordHash, except, now }: NewPassword): Promise<number> {
  await tx.update(tables.doctor).set({ passwordHash, updatedAt: now }).where(eq(tables.doctor.id, doctorId))
  return endSignIns(tx, { doctorId, except, because: 'password_changed', now })
}
