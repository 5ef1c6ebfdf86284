import { type Transaction, type Tx, tables } from '@prostuti/db'
import { papersToMove, type TimetableRow } from '@prostuti/exam-rules'
import { inArray, notInArray, sql } from 'drizzle-orm'

const { paper, scheduleEvent } = tables

type Movable = { batchId: number; rows: readonly TimetableRow[]; now: Date }

/** The papers of these rows that may be moved with them: neither frozen nor open yet, begun by nobody, of this batch and of no other row. */
export async function readMovablePapers(tx: Tx, { batchId, rows, now }: Movable): Promise<Set<number>> {
  const ids = [...new Set(rows.flatMap(({ paperId }) => paperId ?? []))]
  if (ids.length === 0) return new Set()
  const own = rows.map(({ id }) => id)
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    select paper.id from paper
    where ${inArray(paper.id, ids)} and paper.opens_at > ${now.toISOString()} and paper.stage <> 'frozen'
      and not exists (select from attempt where attempt.paper_id = paper.id)
      and not exists (select from paper_batch where paper_batch.paper_id = paper.id and paper_batch.batch_id <> ${batchId})
      and not exists (select from schedule_event
        where schedule_event.paper_id = paper.id and ${notInArray(scheduleEvent.id, own)})`)
  return new Set(found.map(({ id }) => id))
}

type Moving = { batchId: number; before: TimetableRow[]; after: TimetableRow[]; now: Date }
type Times = { before: Record<string, object>; after: Record<string, object> }

/** Opens and closes papers with their rows. Gives their times as the audit keeps them; what would open in the past stays. */
export async function movePapers(tx: Transaction, { batchId, before, after, now }: Moving): Promise<Times> {
  const movable = await readMovablePapers(tx, { batchId, rows: before, now })
  const times: Times = { before: {}, after: {} }
  for (const [id, minutes] of papersToMove(before, after, (paperId) => movable.has(paperId))) {
    const old = await lockPaper(tx, id)
    const later = (at: Date | null) => at && new Date(at.getTime() + minutes * 60_000)
    const next = {
      opensAt: later(old.opensAt)!,
      closesAt: later(old.closesAt),
      lateUntil: later(old.lateUntil),
      answersAt: later(old.answersAt),
      ranksAt: later(old.ranksAt),
    }
    if (next.opensAt <= now) continue
    await tx
      .update(paper)
      .set({ ...next, updatedAt: now })
      .where(inArray(paper.id, [id]))
    times.before[`paper ${id}`] = old
    times.after[`paper ${id}`] = next
  }
  return times
}

async function lockPaper(tx: Transaction, id: number) {
  const { opensAt, closesAt, lateUntil, answersAt, ranksAt } = paper
  const [found] = await tx
    .select({ opensAt, closesAt, lateUntil, answersAt, ranksAt })
    .from(paper)
    .where(inArray(paper.id, [id]))
    .for('update')
  return found!
}
