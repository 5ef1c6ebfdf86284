import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull, not, or } from 'drizzle-orm'

const { attempt } = tables

const longMs = 3_600_000

type OwnPapers = { doctorId: number; paperId?: number; now: Date }

/** Whether a doctor has sat nothing here for an hour, and all of it is marked: then a replica knows as much as the primary does. */
export async function isLongOver(tx: Tx, { doctorId, paperId, now }: OwnPapers): Promise<boolean> {
  const recent = gt(attempt.finishedAt, new Date(now.getTime() - longMs))
  const [any] = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(
      and(
        eq(attempt.doctorId, doctorId),
        paperId === undefined ? undefined : eq(attempt.paperId, paperId),
        or(isNull(attempt.finishedAt), not(attempt.isMarked), recent),
      ),
    )
    .limit(1)
  return any === undefined
}
