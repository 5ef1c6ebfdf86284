import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'

const shows = ['all', 'wrong', 'blank', 'partial', 'flagged', 'correct'] as const
export type Show = (typeof shows)[number]

/** Which questions a reader wants to see. It is kept in the address, so that a link leads to the same ones. */
export type ReviewView = { show: Show; subject: string | undefined }

/** A subject that the paper does not have, as after a change of language, means all of them. */
export function readView(search: URLSearchParams, subjects: readonly string[]): ReviewView {
  const [show, subject] = [search.get('show'), search.get('subject')]
  return { show: shows.find((known) => known === show) ?? 'all', subject: subjects.find((known) => known === subject) }
}

/** The address's query with another view; what else is in it stays. */
export function withView(search: URLSearchParams, view: ReviewView): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('show')
  next.delete('subject')
  if (view.show !== 'all') next.set('show', view.show)
  if (view.subject) next.set('subject', view.subject)
  return next
}

type Judged = Pick<QuestionAnswer, 'state' | 'flagged'> & { question: Pick<QuestionAnswer['question'], 'subject'> }

export const isShown = (answer: Judged, { show, subject }: ReviewView): boolean =>
  (subject === undefined || answer.question.subject === subject) &&
  (show === 'all' || (show === 'flagged' ? answer.flagged : answer.state === show))

/** How many each choice would show within the chosen subject. Those that would show nothing are left out, but for the chosen one. */
export function countShows(answers: readonly Judged[], view: ReviewView): { show: Show; count: number }[] {
  return shows
    .map((show) => ({ show, count: answers.filter((answer) => isShown(answer, { ...view, show })).length }))
    .filter(({ show, count }) => count > 0 || show === 'all' || show === view.show)
}

/** In the order of the paper. */
export const subjectsOf = (answers: readonly Judged[]): string[] => [
  ...new Set(answers.map(({ question }) => question.subject)),
]
