import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull, not, or, sql } from 'drizzle-orm'

const { attempt, objection } = tables

const longMs = 3_600_000

type OwnPapers = { doctorId: number; paperId?: number; now: Date }

/**
 * Whether a doctor has sat and objected to nothing here for an hour, and all of it is marked: then a replica knows as much as the
 * primary does.
 */
export async function isLongOver(tx: Tx, { doctorId, paperId, now }: OwnPapers): Promise<boolean> {
  const since = new Date(now.getTime() - longMs)
  const ofPaper = (column: typeof attempt.paperId | typeof objection.paperId) =>
    paperId === undefined ? undefined : eq(column, paperId)
  const sat = tx
    .select({ one: sql`1` })
    .from(attempt)
    .where(
      and(
        eq(attempt.doctorId, doctorId),
        // What is sat at this moment keeps back the answers of other papers, too.
        or(
          isNull(attempt.finishedAt),
          and(ofPaper(attempt.paperId), or(not(attempt.isMarked), gt(attempt.finishedAt, since))),
        ),
      ),
    )
  const objected = tx
    .select({ one: sql`1` })
    .from(objection)
    .where(and(eq(objection.doctorId, doctorId), ofPaper(objection.paperId), gt(objection.createdAt, since)))
  return (await sat.unionAll(objected).limit(1)).length === 0
}
