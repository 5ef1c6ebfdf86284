import { toLatinDigits } from '@prostuti/text/digits'
import { count } from '../../../kit/list/list-cells.tsx'
import type { Desk, Step } from '../use-desk.ts'

export type Share = Extract<Step, { kind: 'blueprint' }>['lines'][number]

/** A share while it is typed: its number in any digits, and a name of its own for the list. */
export type TypedShare = Omit<Share, 'questions'> & { questions: string; id: number }

let lastId = 0

export const typedShare = ({ questions, ...line }: Share): TypedShare => {
  lastId += 1
  return { ...line, questions: count(questions), id: lastId }
}

/** Those that say a number. */
export const sharesIn = (typed: readonly TypedShare[]): Share[] =>
  typed.flatMap(({ id: _, questions, ...line }) => {
    const number = Number.parseInt(toLatinDigits(questions), 10)
    return number > 0 ? [{ ...line, questions: number }] : []
  })

/** One more, about a subject that the last line's section does not have yet. */
export function nextShare(typed: readonly TypedShare[], { sections, subjects }: Desk): TypedShare | undefined {
  const section = typed.at(-1)?.section ?? sections[0]?.key ?? ''
  const taken = new Set(typed.filter((line) => line.section === section).map(({ subject_id }) => subject_id))
  const subject = subjects.find(({ id }) => !taken.has(id)) ?? subjects[0]
  return subject && typedShare({ section, subject_id: subject.id, topic_id: null, questions: 10 })
}

/** The shares that the questions of the paper have already. */
export function sharesAsTheyAre({ questions }: Desk): Share[] {
  const sums = new Map<string, Share>()
  for (const { section, subject_id } of questions) {
    const key = `${section} ${subject_id}`
    const line = sums.get(key) ?? { section, subject_id, topic_id: null, questions: 0 }
    sums.set(key, { ...line, questions: line.questions + 1 })
  }
  return [...sums.values()]
}
