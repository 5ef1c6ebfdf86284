import { allowLongStatements, type Db, type Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import {
  attemptsPerPartition,
  changePartitions,
  isBusy,
  lockSteps,
  readNextAttempt,
  readPartitions,
  type StepPartition,
} from './step-partitions.ts'

/** Empty ones between the partition of today and the last, so that a job that does not run for months changes nothing. */
const ahead = 2
const longestMs = 3_600_000

/**
 * Closes the last partition of answer_step, which takes whatever comes, and puts a new one behind it, until enough empty ones lie ahead;
 * answers how many it closed. No row is ever moved: where attempts have reached the last one already, it keeps them.
 */
export async function keepPartitionsAhead(db: Db, perPartition = attemptsPerPartition): Promise<number> {
  let closed = 0
  try {
    for (let next = await nextClosing(db, perPartition); next !== undefined; next = await nextClosing(db, perPartition))
      if (await closeLast(db, perPartition, next)) closed++
  } catch (error) {
    if (!isBusy(error)) throw error
  }
  return closed
}

type Closing = { last: StepPartition; at: number }

async function nextClosing(tx: Tx, perPartition: number): Promise<Closing | undefined> {
  const [partitions, next] = [await readPartitions(tx), await readNextAttempt(tx)]
  const last = partitions.at(-1)
  if (last?.to !== Infinity) throw new Error('answer_step has no last partition')
  const boundaryAfter = (attempt: number) => (Math.floor(attempt / perPartition) + 1) * perPartition
  if (last.from >= boundaryAfter(next) + ahead * perPartition) return undefined
  return { last, at: boundaryAfter(Math.max(last.from, next)) }
}

/** False where another process was quicker. */
async function closeLast(db: Db, perPartition: number, closing: Closing): Promise<boolean> {
  await proveBounds(db, closing)
  return db.transaction(async (tx) => {
    await lockSteps(tx)
    const now = await nextClosing(tx, perPartition)
    if (now?.last.name !== closing.last.name || now.at !== closing.at) return false
    const { last, at } = closing
    const [name, following] = [nameOf(last.name), nameOf(`answer_step_from_${at}`)]
    const from = last.from === 0 ? 'minvalue' : last.from
    await tx.execute(
      sql.raw(`alter table answer_step detach partition ${name};
        alter table answer_step attach partition ${name} for values from (${from}) to (${at});
        alter table ${name} drop constraint if exists ends_before;
        create table ${following} (like answer_step including all);
        alter table answer_step attach partition ${following} for values from (${at}) to (maxvalue)`),
    )
    return true
  })
}

/**
 * PostgreSQL reads a whole partition to believe its bounds, with everybody waiting, unless a constraint says the same. So that is put
 * there first, and proved while saves go on. One that a killed process left says what is still so, or is replaced.
 */
async function proveBounds(db: Db, { last, at }: Closing): Promise<void> {
  const name = nameOf(last.name)
  const { rowCount } = await db.execute(sql.raw(`select from ${name} limit 1`))
  if (rowCount === 0) return
  await db.transaction(async (tx) => {
    await changePartitions(tx)
    await tx.execute(
      sql.raw(`alter table ${name} drop constraint if exists ends_before;
        alter table ${name} add constraint ends_before check (attempt_id >= ${last.from} and attempt_id < ${at}) not valid`),
    )
  })
  await db.transaction(async (tx) => {
    await changePartitions(tx)
    await allowLongStatements(tx, longestMs)
    const { rowCount: unproved } = await tx.execute(sql`
      select from pg_constraint where conrelid = ${name}::regclass and conname = 'ends_before' and not convalidated`)
    if (unproved) await tx.execute(sql.raw(`alter table ${name} validate constraint ends_before`))
  })
}

const nameOf = (partition: string): string => `"${partition}"`
