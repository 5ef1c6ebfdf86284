import type { ExamQuestion, WireAnswer } from '../types.ts'

export type Said = 'T' | 'F'

/** What was said of one stem. */
export const stemOf = (answer: WireAnswer | undefined, stemId: number): Said | null =>
  typeof answer === 'object' && answer !== null ? (answer[stemId] ?? null) : null

export const stemsAnswered = (answer: WireAnswer | undefined): number =>
  typeof answer === 'object' && answer !== null ? Object.values(answer).filter((said) => said !== null).length : 0

type Answered = {
  questions: readonly Pick<ExamQuestion, 'id' | 'type' | 'parts'>[]
  answers: ReadonlyMap<number, WireAnswer>
}

/** The stems of all true-or-false questions of a paper, and how many of them are answered. */
export function countStems({ questions, answers }: Answered): { answered: number; total: number } {
  const withStems = questions.filter(({ type }) => type === 'mcq')
  return {
    answered: withStems.reduce((sum, { id }) => sum + stemsAnswered(answers.get(id)), 0),
    total: withStems.reduce((sum, { parts }) => sum + parts.length, 0),
  }
}

/** An option chosen; the same one chosen again is taken back. */
export const toggleOption = (answer: WireAnswer | undefined, optionId: number): WireAnswer =>
  answer === optionId ? null : optionId

/** True or false for a stem; the same said again makes it blank. Nothing left said is no answer at all. */
export function toggleStem(answer: WireAnswer | undefined, stemId: number, said: Said): WireAnswer {
  return withStem(answer, stemId, stemOf(answer, stemId) === said ? null : said)
}

const turns = { T: 'F', F: null } as const

/** What a stem's key does: true, false, blank, in turn. */
export function turnStem(answer: WireAnswer | undefined, stemId: number): WireAnswer {
  const said = stemOf(answer, stemId)
  return withStem(answer, stemId, said === null ? 'T' : turns[said])
}

function withStem(answer: WireAnswer | undefined, stemId: number, said: Said | null): WireAnswer {
  const stems = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  if (said === null) delete stems[stemId]
  else stems[stemId] = said
  return Object.values(stems).some((value) => value !== null) ? stems : null
}
