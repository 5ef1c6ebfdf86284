import type { ResponseOf } from '@prostuti/contract'
import type { readDoctor } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isExam, mayReadMarks } from '../../exam/index.ts'
import { inCourses, may } from '../../staff/index.ts'
import type { DoctorScope } from '../doctor-in-scope.ts'

const { attempt, attemptResult, paper } = tables

const shownAtMost = 7
/** Some of the newest are not out yet. */
const lookedAt = 30

/** How the last exams went, as far as that may be known by now. */
export async function readResults(
  tx: Tx,
  { doctorId, member }: DoctorScope,
  now: Date,
): Promise<ResponseOf<typeof readDoctor>['results']> {
  if (!may(member, 'results.read')) return null
  const rows = await tx
    .select({ of: paper, result: attemptResult })
    .from(attempt)
    .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .where(and(eq(attempt.doctorId, doctorId), isNull(attempt.voidedAt), isExam(), inCourses(member, paper.courseId)))
    .orderBy(desc(attempt.startedAt))
    .limit(lookedAt)
  return rows
    .filter(({ of, result }) => result.outOf > 0 && mayReadMarks(now, member, of))
    .slice(0, shownAtMost)
    .map(({ of, result }) => ({
      attempt_id: result.attemptId,
      paper_id: of.id,
      title: of.title,
      percent: Math.round((1000 * result.marks) / result.outOf) / 10,
      finished_at: result.finishedAt.toISOString(),
    }))
    .toReversed()
}
