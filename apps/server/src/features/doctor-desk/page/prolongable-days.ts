import { prolongAtMost } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, sql } from 'drizzle-orm'

const { auditEntry } = tables

/** By how many days each of these subscriptions can still be prolonged at once. What was given before, the audit knows. */
export async function prolongableDays(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const given = sql<number>`coalesce(sum((${auditEntry.detail} ->> 'days')::int), 0)::int`
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: auditEntry.resourceId, given })
          .from(auditEntry)
          .where(
            and(
              eq(auditEntry.resource, 'subscription'),
              inArray(auditEntry.resourceId, ids.map(String)),
              eq(auditEntry.action, 'subscription_prolonged'),
            ),
          )
          .groupBy(auditEntry.resourceId)
  const givenTo = new Map(rows.map((row) => [Number(row.id), row.given]))
  return new Map(
    ids.map((id) => [id, Math.max(0, Math.min(prolongAtMost.days, prolongAtMost.inSum - (givenTo.get(id) ?? 0)))]),
  )
}
