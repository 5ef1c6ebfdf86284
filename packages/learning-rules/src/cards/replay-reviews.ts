import type { CardMemory, Rating } from './card-memory.ts'
import { reviewCard } from './review-card.ts'

export type JudgedReview = { readonly id: string; readonly at: Date; readonly rating: Rating }

export type Replayed = {
  /** Null where nothing was ever reviewed. */
  readonly memory: CardMemory | null
  /** With what interval each review found its card, by its id; null for the first. */
  readonly intervals: ReadonlyMap<string, number | null>
  readonly lastRating: Rating | null
}

/**
 * The card as its reviews make it. They may come from any number of devices and in any order: what counts is when each was made,
 * and of two at one moment the id.
 */
export function replayReviews(reviews: Iterable<JudgedReview>): Replayed {
  const intervals = new Map<string, number | null>()
  let memory: CardMemory | null = null
  let lastRating: Rating | null = null
  for (const review of inOrder(reviews)) {
    intervals.set(review.id, memory?.scheduled_days ?? null)
    memory = reviewCard(memory, review)
    lastRating = review.rating
  }
  return { memory, intervals, lastRating }
}

const inOrder = (reviews: Iterable<JudgedReview>): JudgedReview[] =>
  [...new Map([...reviews].map((review) => [review.id, review])).values()].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  )
