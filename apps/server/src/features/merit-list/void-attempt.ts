import { type Transaction, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { isExam, outdateRanks } from '../exam/index.ts'
import { inCourses, ofBranches, type StaffMember } from '../staff/index.ts'

const { attempt, attemptResult, paper } = tables

type Voiding = { id: number; reason: string; member: StaffMember; now: Date }

/**
 * An attempt counts for nothing any more: it leaves the ranks, which are drawn again, and its doctor may begin anew while the paper is
 * open. What was written down of it stays. A running one is finished first, in the control room or by its time.
 */
export async function voidAttempt(tx: Transaction, { id, reason, member, now }: Voiding) {
  const [found] = await tx
    .select({ row: attempt })
    .from(attempt)
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .where(
      and(
        eq(attempt.id, id),
        isExam(),
        inCourses(member, paper.courseId),
        ofBranches(member, sql`${attempt.doctorId}`),
      ),
    )
    .for('update', { of: attempt })
  if (found === undefined) throw new AppError('not_found')
  const { row } = found
  if (row.finishedAt === null || row.voidedAt !== null) throw new AppError('version_conflict')
  await tx.update(attempt).set({ voidedAt: now, voidWords: reason, ranked: false }).where(eq(attempt.id, id))
  await tx
    .update(attemptResult)
    .set({ ranked: false, rank: null, percentile: null })
    .where(eq(attemptResult.attemptId, id))
  await outdateRanks(tx, [row.paperId])
  return row
}
