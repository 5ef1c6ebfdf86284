import { type Db, tables } from '@prostuti/db'
import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'

const { staffJob, staffJobPart } = tables

const month = 30 * 24 * 3_600_000

/** Files whose time is over are let go, as is what a cancelled job had written; jobs themselves are remembered for a month. */
export async function sweepJobFiles(db: Db, now: Date): Promise<number> {
  const over = db
    .select({ id: staffJob.id })
    .from(staffJob)
    .where(
      or(
        and(isNotNull(staffJob.expiresAt), lt(staffJob.expiresAt, now)),
        inArray(staffJob.state, ['failed', 'cancelled']),
      ),
    )
  const parts = await db.delete(staffJobPart).where(inArray(staffJobPart.staffJobId, over))
  const old = await db
    .delete(staffJob)
    .where(and(isNotNull(staffJob.endedAt), lt(staffJob.endedAt, new Date(now.getTime() - month))))
  return (parts.rowCount ?? 0) + (old.rowCount ?? 0)
}
