import { type Db, type Transaction, tables } from '@prostuti/db'
import { finishByDeadline } from '@prostuti/exam-rules'
import { and, asc, gt, isNotNull, not, sql } from 'drizzle-orm'
import { markAttemptRows } from '../marking/mark-attempt-row.ts'
import { loadPaper, type Paper } from '../papers/paper-store.ts'
import { asAttempt, isOverdue, withPauses } from './attempt-row.ts'

const { attempt } = tables

const finishedAtOnce = 200
/** Few enough that reading and writing them holds nobody up. */
const markedAtOnce = 10

/**
 * One sweep: ends every attempt whose time is over, then marks whatever is finished and not marked. It may be killed at
 * any line and run by any number of processes at once; `signal` leaves the rest for another run. Gives back how many attempts
 * it changed.
 */
export async function finishExpired(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const finished = await endAllOverdue(db, now, signal)
  const marked = await markUnmarked(db, now, signal)
  return finished + marked
}

async function endAllOverdue(db: Db, now: Date, signal: AbortSignal | undefined): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const ended = await db.transaction((tx) => endOverdue(tx, now))
    if (ended === 0) break
    total += ended
  }
  return total
}

async function endOverdue(tx: Transaction, now: Date): Promise<number> {
  const overdue = await tx
    .select()
    .from(attempt)
    .where(isOverdue(now))
    .orderBy(asc(attempt.endsAt))
    .limit(finishedAtOnce)
    .for('update', { skipLocked: true })
  const rows = await withPauses(tx, overdue)
  const finishes = rows.flatMap((row) => {
    const { finish } = finishByDeadline(now, asAttempt(row))
    return finish ? [{ id: row.id, at: finish.at.toISOString(), by: finish.by }] : []
  })
  if (finishes.length === 0) return 0
  await tx.execute(sql`
    update attempt set finished_at = done.at, finished_by = done.by
    from jsonb_to_recordset(${JSON.stringify(finishes)}::jsonb) as done (id int, at timestamptz, by text)
    where attempt.id = done.id and attempt.finished_at is null`)
  return finishes.length
}

/** Goes through them by id, so that one which cannot be marked is written down as such and holds up none behind it. */
async function markUnmarked(db: Db, now: Date, signal: AbortSignal | undefined): Promise<number> {
  const papers = new Map<number, Promise<Paper>>()
  let [last, marked] = [0, 0]
  while (!signal?.aborted) {
    const batch = await db.transaction((tx) => markBatch(tx, { after: last, papers, now }))
    if (batch === undefined) break
    last = batch.last
    marked += batch.marked
  }
  return marked
}

type Sweep = { after: number; papers: Map<number, Promise<Paper>>; now: Date }

async function markBatch(
  tx: Transaction,
  { after, papers, now }: Sweep,
): Promise<{ last: number; marked: number } | undefined> {
  const rows = await tx
    .select()
    .from(attempt)
    .where(and(isNotNull(attempt.finishedAt), not(attempt.isMarked), gt(attempt.id, after)))
    .orderBy(asc(attempt.id))
    .limit(markedAtOnce)
    .for('update', { skipLocked: true })
  const last = rows.at(-1)?.id
  if (last === undefined) return undefined
  let marked = 0
  for (const [paperId, own] of Map.groupBy(rows, (row) => row.paperId)) {
    const paper = papers.get(paperId) ?? loadPaper(tx, paperId)
    papers.set(paperId, paper)
    marked += await markAttemptRows(tx, await paper, own, now)
  }
  return { last, marked }
}
