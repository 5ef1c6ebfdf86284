import { type Db, tables } from '@prostuti/db'
import { asc, inArray, lt, lte, max, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const { activity } = tables

const keptMs = 90 * 86_400_000
/** A busy year of a large centre in a quarter: beyond it the oldest go earlier, so that nobody can fill the disk. */
const rowsAtMost = 10_000_000
const atOnce = 5000
const batchesAtOnce = 20

type Sweep = { now: Date; signal: AbortSignal; keepRows?: number }

/** Lets go of navigations after 90 days, in small transactions: a large one would hold back everybody else's cleaning up. */
export async function sweepActivities(db: Db, { now, signal, keepRows = rowsAtMost }: Sweep): Promise<number> {
  const [newest] = await db.select({ id: max(activity.id) }).from(activity)
  const isOld = lt(activity.at, new Date(now.getTime() - keptMs))
  const isBeyond = lte(activity.id, (newest?.id ?? 0) - keepRows)
  let swept = 0
  for (let batch = 0; batch < batchesAtOnce && !signal.aborted; batch++) {
    const gone = (await sweepBatch(db, isOld, activity.at)) + (await sweepBatch(db, isBeyond, activity.id))
    swept += gone
    if (gone === 0) break
  }
  return swept
}

/** In the order of the index that the condition asks: in another, finding nothing would take a look at every row. */
async function sweepBatch(db: Db, condition: SQL, order: AnyPgColumn): Promise<number> {
  const oldest = db
    .select({ id: activity.id })
    .from(activity)
    .where(condition)
    .orderBy(asc(order))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const { rowCount } = await db.delete(activity).where(inArray(activity.id, oldest))
  return rowCount ?? 0
}
