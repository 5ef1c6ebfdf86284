import { isDeepStrictEqual } from 'node:util'
import { type Db, type Transaction, tables } from '@prostuti/db'
import type { AnswerKey } from '@prostuti/exam-rules'
import { judgeReview } from '@prostuti/learning-rules/cards/judge-review'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { atLeisure } from '../../../queues/at-leisure.ts'
import { correctAnswerOf } from '../../exam/index.ts'
import { replayCards } from '../reviewing/replay-cards.ts'

const { notebookCard, notebookReview, paper, paperQuestion, questionVersion } = tables
const judgedBy = alias(questionVersion, 'judged_by')

const chunkSize = 100

/**
 * Judges the retests of cards again whose key was corrected, and makes the cards anew from them; answers how many cards there were.
 * What is left undone still carries its old version, and is found by the next run.
 */
export async function judgeNotebooksAgain(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let judged = 0
  while (!signal?.aborted) {
    const some = await atLeisure(() => db.transaction((tx) => judgeSome(tx, now)), { signal })
    if (some === 0) break
    judged += some
  }
  return judged
}

type Outdated = { doctorId: number; questionId: number; versionId: number; key: AnswerKey; oldKey: AnswerKey }

async function judgeSome(tx: Transaction, now: Date): Promise<number> {
  const cards: Outdated[] = await tx
    .select({
      doctorId: notebookCard.doctorId,
      questionId: notebookCard.questionId,
      versionId: questionVersion.id,
      key: questionVersion.key,
      oldKey: judgedBy.key,
    })
    .from(notebookCard)
    .innerJoin(
      paperQuestion,
      and(eq(paperQuestion.paperId, notebookCard.paperId), eq(paperQuestion.questionId, notebookCard.questionId)),
    )
    .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .innerJoin(judgedBy, eq(judgedBy.id, notebookCard.versionId))
    // Versions only grow. Of a question that was never changed there is nothing to look for.
    .where(
      and(
        gt(paper.keysRevision, 1),
        gt(questionVersion.version, 1),
        lt(notebookCard.versionId, paperQuestion.versionId),
      ),
    )
    .orderBy(asc(notebookCard.doctorId), asc(notebookCard.questionId))
    .limit(chunkSize)
    .for('update', { of: notebookCard, skipLocked: true })
  for (const [doctorId, own] of Map.groupBy(cards, (card) => card.doctorId)) {
    for (const card of own) await judgeCard(tx, card, now)
    await replayCards(tx, { doctorId, questionIds: own.map(({ questionId }) => questionId), now })
  }
  return cards.length
}

async function judgeCard(tx: Transaction, { doctorId, questionId, versionId, key, oldKey }: Outdated, now: Date) {
  const isOwn = and(eq(notebookReview.doctorId, doctorId), eq(notebookReview.questionId, questionId))
  const isCorrected = !isDeepStrictEqual(key, oldKey)
  if (isCorrected) {
    const reviews = await tx.select().from(notebookReview).where(isOwn)
    const correct = correctAnswerOf(key)
    const byRating = Map.groupBy(reviews, (review) => judgeReview({ ...review, correct }))
    for (const [rating, some] of byRating) {
      const ids = some.map(({ id }) => id)
      await tx
        .update(notebookReview)
        .set({ rating })
        .where(and(isOwn, inArray(notebookReview.id, ids)))
    }
  }
  await tx.update(notebookReview).set({ versionId }).where(isOwn)
  const isCard = and(eq(notebookCard.doctorId, doctorId), eq(notebookCard.questionId, questionId))
  await tx
    .update(notebookCard)
    .set({
      versionId,
      ...(isCorrected && { correctedAt: now }),
      // Given to everybody or to nobody, nothing in it is right or wrong any more.
      ...(key.grace && { leftBecause: sql`coalesce(${notebookCard.leftBecause}, 'corrected')` }),
    })
    .where(isCard)
}
