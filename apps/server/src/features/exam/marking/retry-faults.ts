import { type Transaction, tables } from '@prostuti/db'
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { loadPaper } from '../papers/paper-store.ts'
import { markAttemptRows } from './mark-attempt-row.ts'

const { attempt, markingFault } = tables

/** More are for the next press: their transaction holds their rows. */
const atOnce = 200

/** Tries once more to mark what could not be marked of a paper; answers how many could be, and how many still cannot. */
export async function retryFaults(
  tx: Transaction,
  { paperId, now }: { paperId: number; now: Date },
): Promise<{ marked: number; left: number }> {
  const paper = await loadPaper(tx, paperId)
  const rows = await tx
    .select(getTableColumns(attempt))
    .from(attempt)
    .innerJoin(markingFault, eq(markingFault.attemptId, attempt.id))
    .where(and(eq(markingFault.paperId, paperId), isNotNull(attempt.finishedAt)))
    .orderBy(attempt.id)
    .limit(atOnce)
    .for('update', { of: attempt, skipLocked: true })
  const marked = await markAttemptRows(tx, paper, rows, now)
  return { marked, left: await tx.$count(markingFault, eq(markingFault.paperId, paperId)) }
}
