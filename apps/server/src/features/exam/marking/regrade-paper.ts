import { type Db, tables } from '@prostuti/db'
import { and, eq, getTableColumns, lt } from 'drizzle-orm'
import { readSteps } from '../journal/read-steps.ts'
import { loadPaper } from '../papers/paper-store.ts'
import { markRow, writeResults } from './mark-attempt-row.ts'

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
 * a kill leaves undone still carries its old revision and is found by the next run; a correction that comes meanwhile too.
 */
export async function regradePaper(db: Db, { paperId, now, signal }: Regrading): Promise<number> {
  let marked = 0
  while (!signal?.aborted) {
    const some = await regradeSome(db, { paperId, now })
    if (some === 0) break
    marked += some
  }
  return marked
}

async function regradeSome(db: Db, { paperId, now }: Regrading): Promise<number> {
  return db.transaction(async (tx) => {
    const paper = await loadPaper(tx, paperId)
    // The attempt's row is what every other marking locks first.
    const rows = await tx
      .select(getTableColumns(attempt))
      .from(attempt)
      .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
      .where(and(eq(attemptResult.paperId, paperId), lt(attemptResult.keysRevision, paper.row.keysRevision)))
      .orderBy(attempt.id)
      .limit(chunkSize)
      .for('update', { of: attempt, skipLocked: true })
    const steps = await readSteps(
      tx,
      rows.map(({ id }) => id),
    )
    await writeResults(
      tx,
      rows.map((row) => markRow(paper, row, steps.get(row.id), now)),
    )
    return rows.length
  })
}
