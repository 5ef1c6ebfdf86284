import { type Db, type Tx, tables } from '@prostuti/db'
import { and, gte, lt, sql } from 'drizzle-orm'
import { findPapersAtRest } from './papers-at-rest.ts'
import { isBusy, lockSteps, readNextAttempt, readPartitions, type StepPartition } from './step-partitions.ts'

const { attempt } = tables

/** Drops the partitions whose attempts are all over and packed; answers how many. Behind a longer transaction it leaves them for the next run. */
export async function dropPackedPartitions(db: Db, now: Date): Promise<number> {
  const next = await readNextAttempt(db)
  let dropped = 0
  for (const partition of await readPartitions(db)) {
    if (partition.to > next || !(await isOver(db, partition, now))) continue
    try {
      if (await dropIfEmpty(db, partition)) dropped++
    } catch (error) {
      if (!isBusy(error)) throw error
    }
  }
  return dropped
}

/** Empty, and with no attempt that could ever be gone on with: there would be no place for its steps. */
async function isOver(tx: Tx, partition: StepPartition, now: Date): Promise<boolean> {
  if (await hasRows(tx, partition)) return false
  const sat = await tx
    .selectDistinct({ paperId: attempt.paperId })
    .from(attempt)
    .where(and(gte(attempt.id, partition.from), lt(attempt.id, partition.to)))
  const paperIds = sat.map(({ paperId }) => paperId)
  return (await findPapersAtRest(tx, { paperIds, now })).size === paperIds.length
}

/** Looked at again when nobody can write any more. */
const dropIfEmpty = (db: Db, partition: StepPartition): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockSteps(tx)
    if (!(await readPartitions(tx)).some(({ name }) => name === partition.name)) return false
    const { rowCount: running } = await tx.execute(
      sql`select from attempt where finished_at is null and id >= ${partition.from} and id < ${partition.to} limit 1`,
    )
    if (running || (await hasRows(tx, partition))) return false
    await tx.execute(sql.raw(`drop table "${partition.name}"`))
    return true
  })

async function hasRows(tx: Tx, { name }: StepPartition): Promise<boolean> {
  const { rowCount } = await tx.execute(sql.raw(`select from "${name}" limit 1`))
  return rowCount !== 0
}
