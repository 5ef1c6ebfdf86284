import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { KeptDay, RetestCard, Step } from './notebook-types.ts'
import { counts } from './step-state.ts'

/** Done after these cards were asked for, so that they do not know of it. */
const isNews = (step: Step, { askedAt }: KeptDay): boolean =>
  counts(step) && (step.keptAt === undefined || step.keptAt >= askedAt)

/** What is left of today's cards, in their order. */
export function cardsLeft(day: KeptDay, steps: Iterable<Step>): RetestCard[] {
  const done = new Set([...steps].filter((step) => isNews(step, day)).map(({ questionId }) => questionId))
  return day.queue.cards.filter(({ question, done_today }) => !done_today && !done.has(question.id))
}

export const isOfDay = (step: Step, studyDay: string): boolean => studyDayOf(new Date(step.answeredAt)) === studyDay

/** How many retests today had, here and elsewhere. */
export function doneToday(day: KeptDay, steps: Iterable<Step>): number {
  const { done_today, study_day } = day.queue
  return done_today + [...steps].filter((step) => isNews(step, day) && isOfDay(step, study_day)).length
}

/** A step that nothing needs any more: the server has it, and it is of a day that is over. */
export const isOver = (step: Step, studyDay: string): boolean =>
  (step.undoneAt === undefined ? step.keptAt !== undefined : step.undoneKept === true) && !isOfDay(step, studyDay)
