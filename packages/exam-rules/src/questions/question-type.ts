import type { MarkRule, QuestionMark } from '../marking/mark-rule.ts'

/** How much of a question is answered; what the navigator paints and `partial_answered_question_ids` lists. */
export type Fullness = 'empty' | 'partial' | 'full'

/** `not_an_answer`: the wrong shape. `unknown_part`: an option or stem that the question does not have. */
export type AnswerRefusal = 'not_an_answer' | 'unknown_part'

export type Reading<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: AnswerRefusal }

/** What can travel as JSON for an answer. */
export type WireAnswer = number | null | { readonly [partId: string]: 'T' | 'F' | null }

/**
 * All that the product knows of one question type. Parts are the options or stems; they are named by ids that never
 * change, so the order in which somebody saw them touches neither answers nor keys.
 *
 * Written with methods, not function properties: methods let the registry hand any type to code that works with all.
 */
export interface QuestionType<Name extends string, Answer extends { type: Name }, Key extends { type: Name }> {
  readonly name: Name
  /** How many parts such a question may have. */
  readonly partCount: { readonly min: number; readonly max: number }
  /** Into how many units a question falls where each stem counts by itself. */
  units(partCount: number): number
  /** Whatever a browser sent → an answer or a refusal. Never throws. */
  read(wire: unknown, partIds: readonly number[]): Reading<Answer>
  /** The answer as `read` takes it. */
  write(answer: Answer): WireAnswer
  fullness(answer: Answer, partIds: readonly number[]): Fullness
  /** Whether the key answers this question: nothing missing, nothing it does not have. */
  keyFits(key: Key, partIds: readonly number[]): boolean
  /** A question that was never touched has no answer. */
  mark(answer: Answer | undefined, key: Key, partIds: readonly number[], rule: MarkRule): QuestionMark
}
