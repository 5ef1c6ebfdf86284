import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'

const { auditEntry, staff } = tables

/** For so long after it owners are shown it, and one owner's word waits for another's. */
const toldForMs = 24 * 3_600_000

export type FactorReset = { id: number; at: Date; step: 'asked' | 'renewed' }

/**
 * Whose way in is being made new, or was within the last day: an owner asked for it and another has not yet, or somebody took the
 * link up. Every owner is shown it, because whoever holds the link becomes that member.
 */
export async function listFactorResets(tx: Tx, now: Date): Promise<FactorReset[]> {
  const rows = await tx
    .select({ id: staff.id, at: auditEntry.at, action: auditEntry.action })
    .from(auditEntry)
    .innerJoin(
      staff,
      or(
        and(eq(auditEntry.action, 'factor_renewed'), eq(staff.id, auditEntry.staffId)),
        and(eq(auditEntry.resource, 'staff'), eq(sql`${staff.id}::text`, auditEntry.resourceId)),
      ),
    )
    .where(
      and(
        inArray(auditEntry.action, ['staff_factor_reset_asked', 'staff_factor_reset', 'factor_renewed']),
        gt(auditEntry.at, new Date(now.getTime() - toldForMs)),
        eq(staff.isActive, true),
      ),
    )
    .orderBy(asc(auditEntry.id))
  // Of each member the last step counts: a link that was made answers the word that it waited for.
  const last = new Map(rows.map((row) => [row.id, row]))
  return [...last.values()].flatMap(({ id, at, action }): FactorReset[] =>
    action === 'staff_factor_reset' ? [] : [{ id, at, step: action === 'factor_renewed' ? 'renewed' : 'asked' }],
  )
}
