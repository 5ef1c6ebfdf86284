import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import { loadPaper } from '../papers/paper-store.ts'
import { markAttemptRows } from './mark-attempt-row.ts'

const { attempt, attemptResult } = tables

/** Small, so that a kill loses little and other work is not kept waiting. */
const chunkSize = 50

type Regrading = {
  paperId: number
  now: Date
  /** Aborted when the process wants to end: then the rest is for another run. */
  signal?: AbortSignal | undefined
}

/**
 * Marks again every result of a paper that was marked with older keys, some at a time, and answers how many there were. What
 * a kill leaves undone still carries its old revision and is found by the next run; a correction that comes meanwhile too. One that
 * cannot be marked keeps its old result and is stepped over: staff see which, and every run tries it again.
 */
export async function regradePaper(db: Db, { paperId, now, signal }: Regrading): Promise<number> {
  let [last, marked] = [0, 0]
  while (!signal?.aborted) {
    const some = await db.transaction((tx) => regradeSome(tx, { paperId, now, after: last }))
    if (some === undefined) break
    last = some.last
    marked += some.marked
  }
  return marked
}

type Some = { last: number; marked: number }

/** The next few behind a given one; undefined where there are none. */
export async function regradeSome(
  tx: Transaction,
  { paperId, now, after }: { paperId: number; now: Date; after: number },
): Promise<Some | undefined> {
  const paper = await loadPaper(tx, paperId)
  // The attempt's row is what every other marking locks first.
  const rows = await tx
    .select(getTableColumns(attempt))
    .from(attempt)
    .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
    .where(
      and(
        eq(attemptResult.paperId, paperId),
        lt(attemptResult.keysRevision, paper.row.keysRevision),
        gt(attempt.id, after),
      ),
    )
    .orderBy(attempt.id)
    .limit(chunkSize)
    .for('update', { of: attempt, skipLocked: true })
  const last = rows.at(-1)?.id
  if (last === undefined) return undefined
  return { last, marked: await markAttemptRows(tx, paper, rows, now) }
}
