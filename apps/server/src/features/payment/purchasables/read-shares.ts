import { type Tx, tables } from '@prostuti/db'
import type { InstalmentShare } from '@prostuti/payment-rules'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

const { batch, batchInstalment, courseSetting } = tables

/** How the fees of these batches may be paid in parts, by batch; nothing for one that is paid at once. */
export async function readShares(tx: Tx, batchIds: readonly number[]): Promise<Map<number, InstalmentShare[]>> {
  const shares = new Map<number, InstalmentShare[]>()
  if (batchIds.length === 0) return shares
  const rows = await tx
    .select({
      batchId: batchInstalment.batchId,
      amount: batchInstalment.amountPaisa,
      dueOn: batchInstalment.dueOn,
    })
    .from(batchInstalment)
    .innerJoin(batch, eq(batch.id, batchInstalment.batchId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
    // What a batch promises holds, unless its course was told to take no instalments.
    .where(and(inArray(batchInstalment.batchId, [...batchIds]), sql`coalesce(${courseSetting.allowInstalments}, true)`))
    .orderBy(asc(batchInstalment.batchId), asc(batchInstalment.number))
  for (const { batchId, ...share } of rows) shares.set(batchId, [...(shares.get(batchId) ?? []), share])
  return shares
}
