import { type Tx, tables } from '@prostuti/db'
import type { LaidBlock } from '@prostuti/learning-rules/plan/left-to-lay'
import { workKey } from '@prostuti/learning-rules/plan/work-key'
import { and, asc, eq, gte } from 'drizzle-orm'

const { planBlock } = tables

export type BlockRow = typeof planBlock.$inferSelect

/** What was laid so long ago still counts: work that was done then is not laid again. */
const countedMs = 60 * 86_400_000

type Wanted = {
  doctorId: number
  now: Date
  /** Also those from this moment on, where it lies further back. */
  from?: number
}

/** The doctor's blocks that count, in the order of time. */
export const loadBlocks = (tx: Tx, { doctorId, now, from = Infinity }: Wanted): Promise<BlockRow[]> =>
  tx
    .select()
    .from(planBlock)
    .where(
      and(
        eq(planBlock.doctorId, doctorId),
        gte(planBlock.startsAt, new Date(Math.min(from, now.getTime() - countedMs))),
      ),
    )
    .orderBy(asc(planBlock.startsAt), asc(planBlock.id))

/** What work a block is of, as the planner calls it. */
export const keyOf = ({ kind, scheduleEventId, day }: BlockRow): string =>
  // The table has the one or the other (`plan_block_what`).
  workKey(kind === 'cards' ? { kind, day: day! } : { kind, eventId: scheduleEventId! })

/** What was locked, done or begun is not moved. */
export const asLaid = (row: BlockRow, now: Date): LaidBlock => ({
  key: keyOf(row),
  from: row.startsAt.getTime(),
  to: row.endsAt.getTime(),
  isDone: row.doneAt !== null,
  stays: row.isLocked || row.doneAt !== null || row.startsAt <= now,
})
