import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { hashToken } from '../../secrets.ts'
import { signInLifeMs } from './limits.ts'

const { signIn, device, site, staff } = tables

/** Who makes a call, found by its bearer token. */
export type SignIn = {
  id: number
  doctorId: number
  deviceId: number | null
  /** True also while locking is off, while an exam runs on the device, and for staff who look at the site as the doctor. */
  deviceVerified: boolean
  impersonatedBy: number | null
  expiresAt: Date
}

const touchEveryMs = 60_000

export async function findSignIn(tx: Tx, { token, now }: { token: string; now: Date }): Promise<SignIn | undefined> {
  const [row] = await tx
    .select({
      id: signIn.id,
      doctorId: signIn.doctorId,
      deviceId: signIn.deviceId,
      impersonatedBy: signIn.impersonatedBy,
      expiresAt: signIn.expiresAt,
      lastUsedAt: signIn.lastUsedAt,
      verifiedAt: device.verifiedAt,
      releasedAt: device.releasedAt,
      heldUntil: device.heldUntil,
      locking: site.deviceLocking,
      staffActive: staff.isActive,
    })
    .from(signIn)
    .leftJoin(device, eq(device.id, signIn.deviceId))
    .leftJoin(site, eq(site.id, sql`1`))
    .leftJoin(staff, eq(staff.id, signIn.impersonatedBy))
    .where(and(eq(signIn.tokenHash, hashToken(token)), isNull(signIn.endedAt), gt(signIn.expiresAt, now)))
  if (row === undefined || row.staffActive === false) return undefined
  if (now.getTime() - row.lastUsedAt.getTime() > touchEveryMs) await touch(tx, row, now)
  const verified = row.verifiedAt !== null && row.releasedAt === null
  const held = row.heldUntil !== null && row.heldUntil > now
  return {
    id: row.id,
    doctorId: row.doctorId,
    deviceId: row.deviceId,
    deviceVerified: verified || held || row.locking === false || row.impersonatedBy !== null,
    impersonatedBy: row.impersonatedBy,
    expiresAt: row.expiresAt,
  }
}

/** A sign-in lives on while it is used. One of staff ends when it was said to. */
async function touch(tx: Tx, row: { id: number; deviceId: number | null }, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - touchEveryMs)
  await tx
    .update(signIn)
    .set({
      lastUsedAt: now,
      ...(row.deviceId !== null && { expiresAt: new Date(now.getTime() + signInLifeMs) }),
    })
    .where(and(eq(signIn.id, row.id), lt(signIn.lastUsedAt, stale)))
  if (row.deviceId !== null) await tx.update(device).set({ lastUsedAt: now }).where(eq(device.id, row.deviceId))
}
