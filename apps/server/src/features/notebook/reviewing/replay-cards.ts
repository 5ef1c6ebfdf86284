import { type Transaction, tables } from '@prostuti/db'
import { queueDay } from '@prostuti/learning-rules/cards/queue-day'
import { type Replayed, replayReviews } from '@prostuti/learning-rules/cards/replay-reviews'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { readSettings, targetOf } from '../settings.ts'

const { notebookCard, notebookReview, notebookUndo } = tables

type Cards = { doctorId: number; questionIds: readonly number[]; now: Date }

/**
 * Makes the memory of some cards anew from all reviews of theirs that were not taken back, from whichever device and in whatever
 * order they came. Run it in a transaction that has locked the cards: then nobody adds a review in between that it would miss.
 */
export async function replayCards(tx: Transaction, { doctorId, questionIds, now }: Cards): Promise<void> {
  if (questionIds.length === 0) return
  const cards = await tx
    .select({ questionId: notebookCard.questionId, madeAt: notebookCard.madeAt })
    .from(notebookCard)
    .where(and(eq(notebookCard.doctorId, doctorId), inArray(notebookCard.questionId, [...questionIds])))
  const undone = tx
    .select({ one: sql`1` })
    .from(notebookUndo)
    .where(and(eq(notebookUndo.doctorId, notebookReview.doctorId), eq(notebookUndo.reviewId, notebookReview.id)))
  const reviews = await tx
    .select({
      id: notebookReview.id,
      questionId: notebookReview.questionId,
      at: notebookReview.reviewedAt,
      rating: notebookReview.rating,
      intervalDays: notebookReview.intervalDays,
    })
    .from(notebookReview)
    .where(
      and(
        eq(notebookReview.doctorId, doctorId),
        inArray(notebookReview.questionId, [...questionIds]),
        notExists(undone),
      ),
    )
  const target = targetOf(await readSettings(tx, doctorId))
  const ofCard = Map.groupBy(reviews, ({ questionId }) => questionId)
  const made = cards.map((card) => ({ card, ...replayReviews(ofCard.get(card.questionId) ?? []) }))
  const rows = made.map(({ card, memory, lastRating }) => ({
    question_id: card.questionId,
    memory,
    last_rating: lastRating,
    queue_on: queueDay({ ...card, memory }, target, studyDayOf(now)),
  }))
  await tx.execute(sql`
    update notebook_card set memory = nullif(made.memory, 'null'::jsonb), last_rating = made.last_rating,
      queue_on = made.queue_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      made(question_id integer, memory jsonb, last_rating smallint, queue_on date)
    where doctor_id = ${doctorId} and notebook_card.question_id = made.question_id`)
  await writeIntervals(tx, doctorId, reviews, made)
}

async function writeIntervals(
  tx: Transaction,
  doctorId: number,
  reviews: readonly { id: string; intervalDays: number | null }[],
  made: readonly Replayed[],
): Promise<void> {
  const intervals = new Map(made.flatMap((each) => [...each.intervals]))
  const changed = reviews.flatMap(({ id, intervalDays }) => {
    const days = intervals.get(id) ?? null
    return days === intervalDays ? [] : [{ id, days }]
  })
  if (changed.length === 0) return
  await tx.execute(sql`
    update notebook_review set interval_days = changed.days
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) changed(id uuid, days integer)
    where doctor_id = ${doctorId} and notebook_review.id = changed.id`)
}
