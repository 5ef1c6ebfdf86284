import { type Db, type Transaction, type Tx, tables } from '@prostuti/db'
import { and, asc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import { dropPackedPartitions } from './drop-packed-partitions.ts'
import { findPapersAtRest } from './papers-at-rest.ts'

const { attempt, attemptResult, markingFault, paper } = tables

/** Twelve thousand steps: a tenth of a second, and little to do again after a kill. */
const atOnce = 50

type Packing = { keptMonths: number; now: Date; signal: AbortSignal }

/**
 * Packs the steps of every attempt that was over so many months ago and of which nothing is still to be decided, one row for each; answers
 * how many attempts. While a ranked exam is sat it waits. A kill leaves each attempt either as it was or packed.
 */
export async function packOldSteps(db: Db, { keptMonths, now, signal }: Packing): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  let [last, packed] = [0, 0]
  while (!signal.aborted && !(await isExamOn(db, now))) {
    const some = await db.transaction((tx) => packSome(tx, { before, now, after: last }))
    if (some === undefined) {
      // Not right after it was packed: whoever began to read before that still sees the rows, and not what they were packed into.
      if (packed === 0) await dropPackedPartitions(db, now)
      break
    }
    last = some.last
    packed += some.packed
  }
  return packed
}

async function isExamOn(tx: Tx, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from attempt where finished_at is null and ranked and ends_at > ${now.toISOString()}::timestamptz limit 1`)
  return rowCount !== 0
}

type Some = { last: number; packed: number }

/** The next few attempts behind a given one whose steps are rows; undefined where none of them is old enough. */
async function packSome(
  tx: Transaction,
  { before, now, after }: { before: Date; now: Date; after: number },
): Promise<Some | undefined> {
  const ids = await nextWithRows(tx, after)
  const last = ids.at(-1)
  if (last === undefined) return undefined
  // As every marking does, so that none reads steps while they are packed; whoever is at one of them keeps it for today.
  const rows = await tx
    .select(getTableColumns(attempt))
    .from(attempt)
    .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
    .innerJoin(paper, and(eq(paper.id, attempt.paperId), eq(paper.keysRevision, attemptResult.keysRevision)))
    .leftJoin(markingFault, eq(markingFault.attemptId, attempt.id))
    .where(
      and(inArray(attempt.id, ids), lt(attempt.finishedAt, before), attempt.isMarked, isNull(markingFault.attemptId)),
    )
    .orderBy(asc(attempt.id))
    .for('update', { of: attempt, skipLocked: true })
  if (rows.length === 0 && (await areAllYoung(tx, ids, before))) return undefined
  const paperIds = [...new Set(rows.map(({ paperId }) => paperId))]
  const atRest = await findPapersAtRest(tx, { paperIds, now })
  const due = rows.filter(({ paperId }) => atRest.has(paperId)).map(({ id }) => id)
  await pack(tx, due)
  return { last, packed: due.length }
}

/** From one to the next along the key: as many look-ups as attempts, however many steps each has. */
async function nextWithRows(tx: Tx, after: number): Promise<number[]> {
  const next = (than: ReturnType<typeof sql>) =>
    sql`(select attempt_id from answer_step where attempt_id > ${than} order by attempt_id limit 1)`
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive own (id) as (
      select ${next(sql`${after}`)} union all select ${next(sql`own.id`)} from own where own.id is not null
    )
    select id from own where id is not null limit ${atOnce}`)
  return rows.map(({ id }) => id)
}

/** Attempts are numbered as they begin, so that behind these there is none that was over long ago. */
async function areAllYoung(tx: Tx, ids: readonly number[], before: Date): Promise<boolean> {
  const old = await tx.$count(attempt, and(inArray(attempt.id, [...ids]), lt(attempt.startedAt, before)))
  return old === 0
}

async function pack(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const these = sql`attempt_id = any(${`{${ids.join()}}`}::int[])`
  const inOrder = sql`order by sequence, question_id`
  await tx.execute(sql`
    insert into packed_steps (attempt_id, question_ids, sequences, answers, saved_ats)
    select attempt_id, array_agg(question_id ${inOrder}), array_agg(sequence ${inOrder}), jsonb_agg(answer ${inOrder}),
      array_agg(saved_at ${inOrder})
    from answer_step where ${these} group by attempt_id`)
  await refuseDifference(tx, these)
  await tx.execute(sql`delete from answer_step where ${these}`)
}

/** Unpacked again and compared, to the letter, before the rows go. */
async function refuseDifference(tx: Transaction, these: ReturnType<typeof sql>): Promise<void> {
  const columns = sql`select attempt_id, question_id, sequence, answer::text, saved_at`
  const { rows } = await tx.execute<{ id: number }>(sql`
    select attempt_id as id from (
      (${columns} from answer_step where ${these} except all ${columns} from unpacked_step where ${these})
      union all
      (${columns} from unpacked_step where ${these} except all ${columns} from answer_step where ${these})
    ) different limit 1`)
  if (rows[0]) throw new Error(`the packed steps of attempt ${rows[0].id} are not those that were saved`)
}
