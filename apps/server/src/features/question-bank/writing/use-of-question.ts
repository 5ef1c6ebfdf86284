import { type Tx, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'

const { question } = tables

// By their names: a query of one table leaves those of columns out, and `paper_id` would be either's.

/** A condition on `question`: it stands in some paper, whatever became of that. */
export const isUsed = sql<boolean>`exists (select from paper_question used where used.question_id = question.id)`

/** A condition on `question`: somebody has begun a paper with it. */
export const isSat = sql<boolean>`exists (select from paper_question used where used.question_id = question.id
  and exists (select from attempt where attempt.paper_id = used.paper_id))`

export async function useOfQuestion(tx: Tx, id: number): Promise<{ isUsed: boolean; isSat: boolean }> {
  const [use] = await tx.select({ isUsed, isSat }).from(question).where(eq(question.id, id))
  return use ?? { isUsed: false, isSat: false }
}
