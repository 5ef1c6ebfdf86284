import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gt, max } from 'drizzle-orm'

const { auditEntry, staff } = tables

/** For so long after it an owner is shown that somebody was locked: they may look into the office only in the evening. */
const toldForMs = 24 * 3_600_000

type LockedMember = { id: number; lockedAt: Date }

/**
 * Who typed five wrong second factors within the last day, or had them typed by somebody else: an owner asks them which. Whoever is
 * suspended was dealt with.
 */
export async function listLockedMembers(tx: Tx, now: Date): Promise<LockedMember[]> {
  const since = new Date(now.getTime() - toldForMs)
  const lockedAt = max(auditEntry.at)
  const rows = await tx
    .select({ id: staff.id, lockedAt })
    .from(auditEntry)
    .innerJoin(staff, eq(staff.id, auditEntry.staffId))
    .where(and(eq(auditEntry.action, 'factor_locked'), gt(auditEntry.at, since), eq(staff.isActive, true)))
    .groupBy(staff.id)
    .orderBy(desc(lockedAt))
  return rows.map((row) => ({ id: row.id, lockedAt: row.lockedAt! }))
}
