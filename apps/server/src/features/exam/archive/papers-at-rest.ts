import { type Tx, tables } from '@prostuti/db'
import { answersMoment, ranksMoment } from '@prostuti/exam-rules'
import { and, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm'

const { keyCorrection, objection, paper, paperQuestion, paperStanding } = tables

/**
 * Which of some papers nobody is at any more: closed to everybody, their answers and ranks out and not withheld, no objection without an
 * answer, no correction of a key under way. A sitting of such a paper cannot be reopened.
 */
export async function findPapersAtRest(
  tx: Tx,
  { paperIds, now }: { paperIds: readonly number[]; now: Date },
): Promise<Set<number>> {
  if (paperIds.length === 0) return new Set()
  const one = { one: sql`1` }
  const open = tx
    .select(one)
    .from(objection)
    .where(and(eq(objection.paperId, paper.id), isNull(objection.answeredAt)))
  const corrected = tx
    .select(one)
    .from(paperQuestion)
    .innerJoin(keyCorrection, eq(keyCorrection.questionId, paperQuestion.questionId))
    .where(and(eq(paperQuestion.paperId, paper.id), inArray(keyCorrection.state, [...tables.openCorrectionStates])))
  const drawn = tx
    .select(one)
    .from(paperStanding)
    .where(and(eq(paperStanding.paperId, paper.id), eq(paperStanding.keysRevision, paper.keysRevision)))
  const unranked = or(isNull(paper.closesAt), paper.marksEarly)
  const rows = await tx
    .select()
    .from(paper)
    .where(and(inArray(paper.id, [...paperIds]), notExists(open), notExists(corrected), or(unranked, exists(drawn))))
  const isOut = (at: Date | null) => at === null || at <= now
  return new Set(
    rows.filter((row) => isOut(answersMoment(now, row)) && isOut(ranksMoment(now, row))).map(({ id }) => id),
  )
}
