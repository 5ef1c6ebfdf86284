import { type Transaction, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

const { paper, practiceSet } = tables

/** Practice with this question takes its key from the exam it came from: what was marked with the old one is marked again. */
export async function outdatePractice(tx: Transaction, questionId: number): Promise<void> {
  const drawn = sql`select paper_id from ${practiceSet} where question_ids @> ${`{${questionId}}`}::int[]`
  await tx
    .update(paper)
    .set({ keysRevision: sql`${paper.keysRevision} + 1`, updatedAt: new Date() })
    .where(sql`${paper.id} in (${drawn})`)
}
