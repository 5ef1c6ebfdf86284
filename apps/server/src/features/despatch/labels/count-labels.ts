import { type Transaction, tables } from '@prostuti/db'
import { and, eq, gt, sql } from 'drizzle-orm'

const { auditEntry, staff } = tables

/** A day's post and a little more; who takes more numbers out of the office within a day shows the second factor first. */
export const labelsWithoutProof = 250

const day = 24 * 3_600_000

/** How many labels a member had made within the last day, in however many goes. */
export async function countLabels(tx: Transaction, { staffId, now }: { staffId: number; now: Date }): Promise<number> {
  // Held, so that what is asked for at once is counted one after the other.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update')
  const [made] = await tx
    .select({ count: sql<number>`coalesce(sum((${auditEntry.after} ->> 'count')::int), 0)::int` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.staffId, staffId),
        eq(auditEntry.action, 'labels_made'),
        gt(auditEntry.at, new Date(now.getTime() - day)),
      ),
    )
  return made!.count
}
