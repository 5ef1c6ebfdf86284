import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'

const { attempt, paper } = tables

/**
 * An exam that the doctor sits at this moment, whichever device it is on; of several the one that ends last. Practice is none: it can be
 * gone on with at any time, on any device.
 */
export async function findRunningExam(
  tx: Tx,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<{ endsAt: Date } | undefined> {
  const [running] = await tx
    .select({ endsAt: attempt.endsAt })
    .from(attempt)
    .innerJoin(paper, and(eq(paper.id, attempt.paperId), ne(paper.kind, 'practice')))
    .where(and(eq(attempt.doctorId, doctorId), isNull(attempt.finishedAt), gt(attempt.endsAt, now)))
    .orderBy(desc(attempt.endsAt))
    .limit(1)
  return running
}
