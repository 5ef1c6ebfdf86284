import { type Tx, tables } from '@prostuti/db'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { and, eq, gte, inArray } from 'drizzle-orm'

const { notebookReview } = tables

/** A card comes once a day, on each device; even with all that was taken back nobody answers it so often. */
const onOneDay = 30
/** A day of learning is as long as this: reviews of the same day lie no further apart. */
const dayMs = 86_400_000

type Review = Pick<typeof notebookReview.$inferInsert, 'id' | 'questionId'> & { reviewedAt: Date }

/** Which of these are too many of one card on one day. What is on disk already is none of them, however often it is sent. */
export async function findTooMany(
  tx: Tx,
  { doctorId, reviews }: { doctorId: number; reviews: readonly Review[] },
): Promise<Set<string>> {
  if (reviews.length === 0) return new Set()
  const first = Math.min(...reviews.map(({ reviewedAt }) => reviewedAt.getTime()))
  const kept = await tx
    .select({ id: notebookReview.id, questionId: notebookReview.questionId, reviewedAt: notebookReview.reviewedAt })
    .from(notebookReview)
    .where(
      and(
        eq(notebookReview.doctorId, doctorId),
        inArray(notebookReview.questionId, [...new Set(reviews.map(({ questionId }) => questionId))]),
        gte(notebookReview.reviewedAt, new Date(first - dayMs)),
      ),
    )
  const known = new Set(kept.map(({ id }) => id))
  const dayOf = ({ questionId, reviewedAt }: Review) => `${questionId} ${studyDayOf(reviewedAt)}`
  const counts = new Map<string, number>()
  for (const day of kept.map(dayOf)) counts.set(day, (counts.get(day) ?? 0) + 1)
  const tooMany = new Set<string>()
  for (const review of reviews) {
    if (known.has(review.id)) continue
    const day = dayOf(review)
    const count = (counts.get(day) ?? 0) + 1
    if (count > onOneDay) tooMany.add(review.id)
    else counts.set(day, count)
  }
  return tooMany
}
