import { prolongAtMost } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, sql } from 'drizzle-orm'

const { auditEntry, subscription } = tables

/** As long as the database lets a subscription be. */
const longest = 1000

/** By how many days each of these subscriptions can still be prolonged at once. What was given before, the audit knows. */
export async function prolongableDays(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const given = sql<number>`coalesce(sum((${auditEntry.detail} ->> 'days')::int), 0)::int`
  const rows = await tx
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
  const lengths = await tx
    .select({ id: subscription.id, days: subscription.days })
    .from(subscription)
    .where(inArray(subscription.id, [...ids]))
  return new Map(
    lengths.map(({ id, days }) => {
      const left = Math.min(prolongAtMost.days, prolongAtMost.inSum - (givenTo.get(id) ?? 0), longest - days)
      return [id, Math.max(0, left)]
    }),
  )
}
