import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gt, max } from 'drizzle-orm'

const { auditEntry, staff } = tables

/** For so long after it an owner is shown that somebody was locked: they may look into the office only in the evening. */
const toldForMs = 24 * 60 * 60_000

type LockedMember = {
  id: number
  name: string
  lockedAt: Date
  /** Null once the quarter of an hour is over. */
  lockedUntil: Date | null
}

/** Who typed five wrong second factors within the last day, or had them typed by somebody else: an owner asks them which. */
export async function listLockedMembers(tx: Tx, now: Date): Promise<LockedMember[]> {
  const since = new Date(now.getTime() - toldForMs)
  const rows = await tx
    .select({ id: staff.id, name: staff.name, lockedAt: max(auditEntry.at), lockedUntil: staff.lockedUntil })
    .from(auditEntry)
    .innerJoin(staff, eq(staff.id, auditEntry.staffId))
    .where(and(eq(auditEntry.action, 'factor_locked'), gt(auditEntry.at, since)))
    .groupBy(staff.id)
    .orderBy(desc(max(auditEntry.at)))
  return rows.map(({ lockedUntil, lockedAt, ...row }) => ({
    ...row,
    lockedAt: lockedAt!,
    lockedUntil: lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  }))
}
