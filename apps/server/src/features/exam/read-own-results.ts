import type { courseExams, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { ranksReleased } from '@prostuti/exam-rules'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { passMarksOf } from './pass-marks.ts'
import { presentStanding } from './read-result.ts'

const { attempt, attemptResult, courseSetting, paper, paperStanding } = tables

type OwnResult = NonNullable<ResponseOf<typeof courseExams>['exams'][number]['result']>

/** What a doctor's newest marked sittings of several papers came to, by paper: each as its own page says it. */
export async function readOwnResults(
  tx: Tx,
  { paperIds, doctorId, now }: { paperIds: readonly number[]; doctorId: number; now: Date },
): Promise<Map<number, OwnResult>> {
  if (paperIds.length === 0) return new Map()
  const rows = await tx
    .select({
      paper,
      number: attempt.number,
      result: attemptResult,
      standing: paperStanding,
      showRank: courseSetting.showRank,
    })
    .from(attempt)
    .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .leftJoin(paperStanding, eq(paperStanding.paperId, attempt.paperId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, paper.courseId))
    .where(and(eq(attempt.doctorId, doctorId), inArray(attempt.paperId, [...paperIds])))
    .orderBy(asc(attempt.number))
  // Of several attempts the newest comes last and stays.
  return new Map(
    rows.map(({ paper: row, number, result, standing, showRank }) => {
      const isShown = showRank !== false && ranksReleased(now, row)
      const { rank, participants, distribution } = presentStanding({ row }, result, isShown ? standing : null)
      return [
        row.id,
        {
          attempt: number,
          finished_at: result.finishedAt.toISOString(),
          marks: result.marks,
          out_of: result.outOf,
          outcome: result.outcome,
          pass_marks: passMarksOf(row.rules, result.outOf),
          ranked: result.ranked,
          rank,
          participants,
          average: distribution?.average ?? null,
          highest: distribution?.highest ?? null,
        },
      ]
    }),
  )
}
