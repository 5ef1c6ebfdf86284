import type { AnswerKey, QuestionTypeName } from './question-types.ts'

/** An option of a single choice or a stem of a true/false question. Ids count from 1 and outlive every shuffle. */
export type QuestionPart<Text = string> = { readonly id: number; readonly text: Text }

/** What the rules need of a question to read, mark and count it. */
export type PaperQuestion = {
  readonly id: number
  readonly type: QuestionTypeName
  /** The section of the rule pack that says how it is marked. */
  readonly section: string
  /** What it is about, for the analysis; in BCS the same as the section. */
  readonly subject: string
  readonly parts: readonly { readonly id: number }[]
}

/** A question as teachers wrote it, with its secrets. `Text` is whatever the question bank keeps. */
export type Question<Text = string> = Omit<PaperQuestion, 'parts'> & {
  readonly text: Text
  readonly parts: readonly QuestionPart<Text>[]
  /** For options such as "all of the above", which make sense in one order only. */
  readonly fixedOrder?: boolean
  readonly key: AnswerKey
  readonly explanation: Text | null
}

/** What may reach somebody who has not finished. The `never`s make the compiler refuse a whole `Question` here. */
export type QuestionForExaminee<Text = string> = Omit<PaperQuestion, 'parts'> & {
  readonly text: Text
  readonly parts: readonly QuestionPart<Text>[]
  readonly key?: never
  readonly explanation?: never
}

export function partIdsOf(question: Pick<PaperQuestion, 'parts'>): number[] {
  return question.parts.map((part) => part.id)
}
