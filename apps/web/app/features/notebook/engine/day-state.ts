import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { KeptDay, RetestCard, Review } from './notebook-types.ts'
import { counts } from './review-state.ts'

/** Done after these cards were asked for, so that they do not know of it. */
const isNews = (review: Review, { askedAt }: KeptDay): boolean =>
  counts(review) && (review.keptAt === undefined || review.keptAt >= askedAt)

/** What is left of today's cards, in their order. */
export function cardsLeft(day: KeptDay, reviews: Iterable<Review>): RetestCard[] {
  const done = new Set([...reviews].filter((review) => isNews(review, day)).map(({ questionId }) => questionId))
  return day.queue.cards.filter(({ question, done_today }) => !done_today && !done.has(question.id))
}

export const isOfDay = (review: Review, studyDay: string): boolean =>
  studyDayOf(new Date(review.answeredAt)) === studyDay

/** How many retests today had, here and elsewhere. */
export function doneToday(day: KeptDay, reviews: Iterable<Review>): number {
  const { done_today, study_day } = day.queue
  return done_today + [...reviews].filter((review) => isNews(review, day) && isOfDay(review, study_day)).length
}

/** A review that nothing needs any more: the server has it, and it is of a day that is over. */
export const isOver = (review: Review, studyDay: string): boolean =>
  (review.undoneAt === undefined ? review.keptAt !== undefined : review.undoneKept === true) &&
  !isOfDay(review, studyDay)
