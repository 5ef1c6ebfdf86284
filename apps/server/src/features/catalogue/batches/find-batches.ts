import { type Tx, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { count, type SQL, sql } from 'drizzle-orm'
import { type BatchFilter, passes } from './batch-filter.ts'
import { discountRuns } from './open-batches.ts'

const { batch } = tables

export type BatchSort = 'start' | 'fee' | '-fee'

type BatchQuery = { filter: BatchFilter; sort: BatchSort; now: Date; limit: number; offset: number }

/**
 * The ids of one page of open batches. Each order is put together from two that an index holds, with no more of either
 * than the page can need, so that a page costs the same among a hundred batches and among ten thousand.
 */
export async function findBatches(tx: Tx, asked: BatchQuery): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(asked.sort === 'start' ? byStart(asked) : byPayable(asked))
  return rows.map(({ id }) => id)
}

/** The next to start comes first; those that have begun follow, the latest first. */
function byStart({ filter, now, limit, offset }: BatchQuery): SQL {
  const today = sql`${dhakaDate(now)}::date`
  const open = passes(filter, now)
  return sql`select id from (
    (select ${batch.id}, 0 as part, ${batch.startsOn} - ${today} as days, ${batch.id} as tie
      from ${batch} where ${open} and ${batch.startsOn} >= ${today}
      order by ${batch.startsOn}, ${batch.id} limit ${offset + limit})
    union all
    (select ${batch.id}, 1, ${today} - ${batch.startsOn}, -${batch.id}
      from ${batch} where ${open} and ${batch.startsOn} < ${today}
      order by ${batch.startsOn} desc, ${batch.id} desc limit ${offset + limit})
  ) page order by part, days, tie limit ${limit} offset ${offset}`
}

function byPayable({ filter, sort, now, limit, offset }: BatchQuery): SQL {
  const way = sql.raw(sort === 'fee' ? 'asc' : 'desc')
  const open = passes(filter, now)
  const reduced = sql`${batch.feePaisa} - ${batch.discountPaisa}`
  return sql`select id from (
    (select ${batch.id}, ${reduced} as payable from ${batch} where ${open} and ${discountRuns(now)}
      order by ${reduced} ${way}, ${batch.id} ${way} limit ${offset + limit})
    union all
    (select ${batch.id}, ${batch.feePaisa} from ${batch} where ${open} and ${discountRuns(now)} is not true
      order by ${batch.feePaisa} ${way}, ${batch.id} ${way} limit ${offset + limit})
  ) page order by payable ${way}, id ${way} limit ${limit} offset ${offset}`
}

export async function countBatches(tx: Tx, { filter, now }: Pick<BatchQuery, 'filter' | 'now'>): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(batch).where(passes(filter, now))
  return counted?.total ?? 0
}
