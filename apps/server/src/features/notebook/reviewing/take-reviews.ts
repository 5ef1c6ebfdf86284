import type { BodyOf, ResponseOf, sendNotebookReviews } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import { type AnswerKey, readAnswer } from '@prostuti/exam-rules'
import { settleMoment } from '@prostuti/learning-rules/cards/device-clock'
import { judgeReview } from '@prostuti/learning-rules/cards/judge-review'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { correctAnswerOf } from '../../exam/index.ts'
import { findTooMany } from './find-too-many.ts'
import { replayCards } from './replay-cards.ts'

const { notebookCard, notebookReview, notebookUndo, paperQuestion, question, questionVersion } = tables

type Sending = { doctorId: number; body: BodyOf<typeof sendNotebookReviews>; now: Date }
type Taken = Pick<ResponseOf<typeof sendNotebookReviews>, 'kept' | 'kept_undone' | 'refused'> & {
  questionIds: number[]
  /** How many of them were not there before. */
  added: number
}

/**
 * Writes down what a device has sent, and makes the cards anew. Sent again, it changes nothing; what cannot be a review of this
 * doctor's is named, so that no device sends it for ever. A card that may not be read just now takes its reviews all the same.
 */
export async function takeReviews(tx: Transaction, { doctorId, body, now }: Sending): Promise<Taken> {
  const undoneIds = body.undone.map(({ review_id }) => review_id)
  const undoneOf = await tx
    .select({ id: notebookReview.id, questionId: notebookReview.questionId })
    .from(notebookReview)
    .where(and(eq(notebookReview.doctorId, doctorId), inArray(notebookReview.id, undoneIds)))
  const questionIds = [
    ...new Set([...body.reviews.map(({ question_id }) => question_id), ...undoneOf.map((row) => row.questionId)]),
  ]
  const cards = await lockCards(tx, doctorId, questionIds)

  const refused: Taken['refused'] = []
  const answers: ReviewRow[] = []
  for (const review of body.reviews) {
    const card = cards.get(review.question_id)
    const row = card && asRow(review, card, { doctorId, body, now })
    if (row) answers.push(row)
    else refused.push({ id: review.id, reason: card ? 'not_an_answer' : 'no_card' })
  }
  const tooMany = await findTooMany(tx, { doctorId, reviews: answers })
  for (const id of tooMany) refused.push({ id, reason: 'too_many' })
  const rows = answers.filter(({ id }) => !tooMany.has(id))
  const written = await writeReviews(tx, rows)
  const isKept = written.length < rows.length ? await findKept(tx, doctorId, rows) : () => true
  for (const row of rows) if (!isKept(row)) refused.push({ id: row.id, reason: 'id_taken' })
  const takenBack = await writeUndone(tx, { doctorId, body, now })
  // What was there already has made its cards: a network that sends the same again and again costs nothing more.
  const news = new Set([...written, ...undoneOf.filter(({ id }) => takenBack.has(id))].map((row) => row.questionId))
  const changed = [...cards.values()].filter(({ questionId }) => news.has(questionId))
  await replayCards(tx, { doctorId, questionIds: changed.map(({ questionId }) => questionId), now })
  await bringBack(tx, doctorId, changed)
  return {
    kept: rows.filter(isKept).map(({ id }) => id),
    kept_undone: undoneIds,
    refused,
    questionIds: [...cards.keys()],
    added: written.length + takenBack.size,
  }
}

/** Those that were not there before. */
async function writeReviews(tx: Transaction, rows: readonly ReviewRow[]): Promise<{ questionId: number }[]> {
  if (rows.length === 0) return []
  const { questionId } = notebookReview
  return tx
    .insert(notebookReview)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ questionId })
}

/** The reviews of which nobody had said before that they are taken back. */
async function writeUndone(tx: Transaction, { doctorId, body, now }: Sending): Promise<ReadonlySet<string>> {
  if (body.undone.length === 0) return new Set()
  const { reviewId } = notebookUndo
  const rows = body.undone.map((each) => ({
    ...{ doctorId, reviewId: each.review_id },
    ...{ undoneAt: new Date(each.undone_at), receivedAt: now },
  }))
  const written = await tx.insert(notebookUndo).values(rows).onConflictDoNothing().returning({ reviewId })
  return new Set(written.map((row) => row.reviewId))
}

/** Which are on disk: what was sent before is, what has the id of a review of another question is not. */
async function findKept(tx: Transaction, doctorId: number, rows: readonly ReviewRow[]) {
  const { id, questionId } = notebookReview
  const ids = rows.map((row) => row.id)
  const found = await tx
    .select({ id, questionId })
    .from(notebookReview)
    .where(and(eq(notebookReview.doctorId, doctorId), inArray(id, ids)))
  const questionOf = new Map(found.map((row) => [row.id, row.questionId]))
  return (row: ReviewRow): boolean => questionOf.get(row.id) === row.questionId
}

type Card = {
  questionId: number
  type: 'sba' | 'mcq'
  stems: number[] | null
  madeAt: Date
  versionId: number
  key: AnswerKey
  parts: { id: number }[]
}

/** With the key that their paper has now. In one order, so that two devices of a doctor wait for each other and never both. */
async function lockCards(
  tx: Transaction,
  doctorId: number,
  questionIds: readonly number[],
): Promise<Map<number, Card>> {
  const rows = await tx
    .select({
      questionId: notebookCard.questionId,
      type: question.type,
      stems: notebookCard.stems,
      madeAt: notebookCard.madeAt,
      versionId: questionVersion.id,
      key: questionVersion.key,
      parts: questionVersion.parts,
    })
    .from(notebookCard)
    .innerJoin(question, eq(question.id, notebookCard.questionId))
    .innerJoin(
      paperQuestion,
      and(eq(paperQuestion.paperId, notebookCard.paperId), eq(paperQuestion.questionId, notebookCard.questionId)),
    )
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .where(and(eq(notebookCard.doctorId, doctorId), inArray(notebookCard.questionId, [...questionIds])))
    .orderBy(asc(notebookCard.questionId))
    .for('update', { of: notebookCard })
  return new Map(rows.map((row) => [row.questionId, row]))
}

/** What had left because nothing of it was wrong any more, and was retested on a device that did not know, is learnt on. */
async function bringBack(tx: Transaction, doctorId: number, cards: readonly Card[]): Promise<void> {
  const ids = cards.flatMap(({ questionId, key }) => (key.grace ? [] : questionId))
  const isRetested = and(eq(notebookCard.leftBecause, 'corrected'), isNotNull(notebookCard.memory))
  await tx
    .update(notebookCard)
    .set({ leftBecause: null })
    .where(and(eq(notebookCard.doctorId, doctorId), inArray(notebookCard.questionId, ids), isRetested))
}

type Review = Sending['body']['reviews'][number]
type ReviewRow = typeof notebookReview.$inferInsert & { reviewedAt: Date }

/** Undefined for what is no answer to this question. */
function asRow(review: Review, card: Card, { doctorId, body, now }: Sending): ReviewRow | undefined {
  const reading = readAnswer(card, review.answer)
  const stems = stemsAsked(review, card)
  if (!reading.ok || stems === undefined) return undefined
  const { madeAt } = card
  const answeredAt = new Date(review.answered_at)
  return {
    doctorId,
    id: review.id,
    questionId: card.questionId,
    device: body.device,
    sequence: review.sequence,
    answer: review.answer,
    stems,
    feeling: review.feeling ?? null,
    durationMs: review.duration_ms,
    answeredAt,
    reviewedAt: settleMoment({ answeredAt, sentAt: new Date(body.sent_at), receivedAt: now, madeAt }),
    receivedAt: now,
    versionId: card.versionId,
    rating: judgeReview({
      correct: correctAnswerOf(card.key),
      stems,
      answer: review.answer,
      feeling: review.feeling,
      durationMs: review.duration_ms,
    }),
    intervalDays: null,
  }
}

/**
 * The stems that its doctor saw, null for all: while the device was away another exam, or a hand, may have had the card ask others.
 * Undefined where they are not this question's.
 */
function stemsAsked({ stems }: Review, card: Card): number[] | null | undefined {
  if (stems === undefined) return card.stems
  if (stems === null) return null
  const own = new Set(card.parts.map(({ id }) => id))
  return card.type === 'mcq' && stems.every((id) => own.has(id)) ? stems : undefined
}
