import { type McqAnswer, type McqKey, mcq } from './mcq.ts'
import type { QuestionType } from './question-type.ts'
import { type SbaAnswer, type SbaKey, sba } from './sba.ts'

/** Every question type by its name on the wire. A new one is a file beside these and its three lines here. */
export const questionTypes = { sba, mcq }

export type QuestionTypeName = keyof typeof questionTypes

export type Answer = SbaAnswer | McqAnswer

/** What is right. It lives apart from the question and leaves the server only after the release. */
export type AnswerKey = SbaKey | McqKey

/** The type as code that works with all of them sees it; the callers here make sure answer and key are of that type. */
export function questionType(name: QuestionTypeName): QuestionType<QuestionTypeName, Answer, AnswerKey> {
  return questionTypes[name]
}

export function isQuestionTypeName(name: unknown): name is QuestionTypeName {
  return typeof name === 'string' && Object.hasOwn(questionTypes, name)
}
