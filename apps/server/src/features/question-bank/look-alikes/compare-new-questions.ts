import { type Db, tables } from '@prostuti/db'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { findLookAlikes } from './find-look-alikes.ts'

const { lookAlike, question } = tables

const perRun = 400
/** No longer at once: exams use the same database. */
const budgetMs = 800
const pairsAtMost = 10

/**
 * Compares what was written since with the rest of the bank, and writes down which questions say nearly the same. A sweep: whichever
 * way a question was written, by form, import or correction, its newest version is compared once. The newest come first: somebody
 * may be waiting for them.
 */
export async function compareNewQuestions(db: Db, signal?: AbortSignal): Promise<number> {
  const waiting = await db
    .select({ id: question.id })
    .from(question)
    .where(sql`${question.comparedVersionId} is distinct from ${question.currentVersionId}`)
    .orderBy(desc(question.id))
    .limit(perRun)
  const until = performance.now() + budgetMs
  let compared = 0
  for (const { id } of waiting) {
    if (signal?.aborted || performance.now() > until) break
    await compareOne(db, id)
    compared += 1
  }
  return compared
}

async function compareOne(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ words: question.words, versionId: question.currentVersionId, mergedIntoId: question.mergedIntoId })
      .from(question)
      .where(eq(question.id, id))
      .for('no key update', { skipLocked: true })
    // Gone, or being written at this moment: the next run finds it.
    if (row === undefined) return
    const alike =
      row.mergedIntoId === null ? await findLookAlikes(tx, row.words, { except: [id], limit: pairsAtMost }) : []
    // What somebody has judged stays judged, whatever is written later.
    await tx
      .delete(lookAlike)
      .where(and(or(eq(lookAlike.questionId, id), eq(lookAlike.otherId, id)), sql`${lookAlike.apartAt} is null`))
    if (alike.length > 0)
      await tx
        .insert(lookAlike)
        .values(
          alike.map(({ id: other, percent }) => ({
            questionId: Math.min(id, other),
            otherId: Math.max(id, other),
            percent,
          })),
        )
        .onConflictDoNothing()
    await tx
      .update(question)
      .set({ comparedVersionId: row.versionId, updatedAt: sql`updated_at` })
      .where(eq(question.id, id))
  })
}
