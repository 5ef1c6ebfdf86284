import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { KeptDay, RetestCard, Review } from './notebook-types.ts'
import { counts } from './review-state.ts'

/**
 * The questions that were done after these cards were asked for, so that they do not know of it. What the server had on its disk
 * without our hearing of it is not among the cards any more.
 */
function newlyDone({ queue, askedAt }: KeptDay, reviews: Iterable<Review>): Map<number, Review> {
  const asked = new Set(queue.cards.filter((card) => !card.done_today).map(({ question }) => question.id))
  const isNews = (review: Review) =>
    counts(review) && asked.has(review.questionId) && (review.keptAt === undefined || review.keptAt >= askedAt)
  return new Map([...reviews].filter(isNews).map((review) => [review.questionId, review]))
}

/** What is left of today's cards, in their order. */
export function cardsLeft(day: KeptDay, reviews: Iterable<Review>): RetestCard[] {
  const done = newlyDone(day, reviews)
  return day.queue.cards.filter(({ question, done_today }) => !done_today && !done.has(question.id))
}

/** A card that was taken out of the day before, as it stands there now: its note may have been written since. */
export const cardNow = (card: RetestCard, day: KeptDay | undefined): RetestCard =>
  day?.queue.cards.find(({ question }) => question.id === card.question.id) ?? card

export const isOfDay = (review: Review, studyDay: string): boolean =>
  studyDayOf(new Date(review.answeredAt)) === studyDay

/** How many retests today had, here and elsewhere. */
export function doneToday(day: KeptDay, reviews: Iterable<Review>): number {
  const { done_today, study_day } = day.queue
  return done_today + [...newlyDone(day, reviews).values()].filter((review) => isOfDay(review, study_day)).length
}

/** A review that nothing needs any more: the server has it, and it is of a day that is over. */
export const isOver = (review: Review, studyDay: string): boolean =>
  (review.undoneAt === undefined ? review.keptAt !== undefined : review.undoneKept === true) &&
  !isOfDay(review, studyDay)
