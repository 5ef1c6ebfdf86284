import type { Review, ReviewsAnswer, ReviewsBody } from './notebook-types.ts'

/** It counts: not taken back, and not refused. */
export const counts = ({ undoneAt, refused }: Review): boolean => undoneAt === undefined && !refused

const reviewWaits = ({ keptAt, refused }: Review): boolean => keptAt === undefined && !refused
const undoneWaits = ({ undoneAt, undoneKept, refused }: Review): boolean =>
  undoneAt !== undefined && !undoneKept && !refused

/** Something of it is not on the server's disk, as far as this device knows. */
export const waits = (review: Review): boolean => reviewWaits(review) || undoneWaits(review)

/** Nobody but this device has ever known of it, and it was taken back: there is nothing to tell. */
export const isNothing = ({ undoneAt, tried }: Review): boolean => undoneAt !== undefined && !tried

/**
 * What two stores, or two tabs, know of one review, together: what its doctor said of it last, and all that became of it. Of two that were
 * changed as often the closed one is the later; reviews that were kept before changes were counted count as never changed.
 */
export function joinReviews(one: Review, other: Review): Review {
  const later = (other.revision ?? 0) - (one.revision ?? 0)
  const base = later > 0 || (later === 0 && one.open && !other.open) ? other : one
  return {
    ...base,
    tried: one.tried || other.tried,
    keptAt: one.keptAt ?? other.keptAt,
    refused: one.refused || other.refused || undefined,
    undoneAt: one.undoneAt ?? other.undoneAt,
    undoneKept: one.undoneKept || other.undoneKept || undefined,
  }
}

export const bySequence = (one: Review, other: Review): number =>
  one.sequence - other.sequence || (one.id < other.id ? -1 : 1)

/** As many as one call takes; few enough for a slow network to carry in one go. */
const together = 50

/** A tab that is gone leaves its last review open: after so long others send it as it is. */
const openAtMostMs = 120_000

const isOpen = ({ open, answeredAt }: Review, now: Date): boolean =>
  open === true && now.getTime() - Date.parse(answeredAt) < openAtMostMs

/** The next of what waits, in its order. */
export const nextToSend = (reviews: Iterable<Review>, now: Date): Review[] =>
  [...reviews]
    .filter((review) => waits(review) && (review.undoneAt !== undefined || !isOpen(review, now)))
    .sort(bySequence)
    .slice(0, together)

export function bodyOf(reviews: readonly Review[], device: string, now: Date): ReviewsBody {
  return {
    device,
    sent_at: now.toISOString(),
    reviews: reviews.filter(reviewWaits).map((review) => ({
      ...{ id: review.id, question_id: review.questionId, answer: review.answer, answered_at: review.answeredAt },
      ...{
        duration_ms: review.durationMs,
        sequence: review.sequence,
        ...(review.feeling && { feeling: review.feeling }),
        ...(review.stems !== undefined && { stems: review.stems }),
      },
    })),
    undone: reviews.flatMap(({ id, undoneAt, undoneKept }) =>
      undoneAt !== undefined && !undoneKept ? { review_id: id, undone_at: undoneAt } : [],
    ),
  }
}

/** The reviews of a sending as they stand after its answer. */
export function afterAnswer(reviews: readonly Review[], answer: ReviewsAnswer, now: number): Review[] {
  const kept = new Set(answer.kept)
  const undone = new Set(answer.kept_undone)
  const refused = new Set(answer.refused.map(({ id }) => id))
  return reviews.map((review) => ({
    ...review,
    keptAt: review.keptAt ?? (kept.has(review.id) ? now : undefined),
    undoneKept: review.undoneKept || undone.has(review.id) || undefined,
    refused: review.refused || refused.has(review.id) || undefined,
  }))
}
