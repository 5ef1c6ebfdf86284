import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, exists, sql } from 'drizzle-orm'

const { attempt, paperQuestion } = tables

/** The papers with a question that somebody has sat: those whose results a correction of its key changes. */
export async function satPapers(tx: Tx, questionId: number): Promise<number[]> {
  const sat = tx.select({ one: sql`1` }).from(attempt).where(eq(attempt.paperId, paperQuestion.paperId))
  const rows = await tx
    .select({ id: paperQuestion.paperId })
    .from(paperQuestion)
    .where(and(eq(paperQuestion.questionId, questionId), exists(sat)))
    .orderBy(asc(paperQuestion.paperId))
  return rows.map(({ id }) => id)
}
