import { allowLongStatements, type Db, type Tx, tables } from '@prostuti/db'
import { ranksRelease } from '@prostuti/exam-rules'
import { and, eq, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { closingNow, momentOf } from '../papers/closing-now.ts'
import { rankPaper } from './rank-paper.ts'
import { sweepPapers } from './sweep-papers.ts'

const { paper, paperStanding } = tables

const longestMs = 600_000

/** Ranks that were never drawn, or with keys that have been corrected since, or before more time was given. */
const undrawn = (now: Date) =>
  or(
    isNull(paperStanding.paperId),
    lt(paperStanding.keysRevision, paper.keysRevision),
    lt(paperStanding.rankedAt, closingNow(now)),
  )

/**
 * Draws the ranks of every paper whose time for it has come; answers how many. Safe at any time, in any number of processes:
 * a paper is drawn whole in one transaction, by one of them.
 */
export async function publishRanks(db: Db, now: Date): Promise<number> {
  const due = await dueOf(db)
    .where(
      and(
        lte(closingNow(now), momentOf(now)),
        not(paper.marksEarly),
        or(isNull(paper.ranksAt), lte(paper.ranksAt, now)),
        undrawn(now),
      ),
    )
    .orderBy(paper.id)
  return sweepPapers(due, async (paperId) => Number(await publishRanksOf(db, { paperId, now })))
}

const dueOf = (tx: Tx) =>
  tx.select({ id: paper.id }).from(paper).leftJoin(paperStanding, eq(paperStanding.paperId, paper.id))

/** False when it is too soon, already done, or another process is at it. */
export async function publishRanksOf(db: Tx, { paperId, now }: { paperId: number; now: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The lock that a correction of a key takes too: ranks are never drawn while keys change. New attempts may still refer to the row.
    const [row] = await tx.select().from(paper).where(eq(paper.id, paperId)).for('no key update', { skipLocked: true })
    // While results are withheld, staff still see the ranks they would have.
    if (row === undefined || !ranksRelease(now, { ...row, heldAt: null }).released) return false
    // Asked again under the lock: another process may have been quicker.
    const [due] = await dueOf(tx).where(and(eq(paper.id, paperId), undrawn(now)))
    if (due === undefined) return false
    if (await hasUnmarked(tx, row)) return false
    // The one statement here that may take long, on a busy day with many examinees; nobody waits for it.
    await allowLongStatements(tx, longestMs)
    await rankPaper(tx, { paperId, now })
    return true
  })
}

/**
 * Whether a ranked attempt still waits to be marked with the present keys. One that cannot be marked keeps nobody waiting: ranks are drawn
 * without it, and again once it could be marked. Each question is put so that a small index of its own answers it.
 */
async function hasUnmarked(tx: Tx, { id, keysRevision }: typeof paper.$inferSelect): Promise<boolean> {
  const isFaulty = sql`exists (select from marking_fault
    where marking_fault.attempt_id = waiting.attempt_id and marking_fault.keys_revision = ${keysRevision})`
  const { rows } = await tx.execute<{ waiting: boolean }>(sql`
    select exists (select from attempt where paper_id = ${id} and finished_at is null and ranked)
      or exists (select from (select id as attempt_id from attempt
        where paper_id = ${id} and finished_at is not null and not is_marked and ranked) waiting where not ${isFaulty})
      or exists (select from attempt_result waiting
        where paper_id = ${id} and keys_revision < ${keysRevision} and ranked and not ${isFaulty}) as waiting`)
  return rows[0]?.waiting ?? true
}
