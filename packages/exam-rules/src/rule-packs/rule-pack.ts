import type { MarkRule } from '../marking/mark-rule.ts'
import type { Marks } from '../marking/marks.ts'
import type { QuestionTypeName } from '../questions/question-types.ts'

export type Name = { readonly bn: string; readonly en: string }

/** What an exam's rules are: plain data, which a paper keeps a copy of. */
export type RulePack = {
  readonly key: string
  readonly name: Name
  readonly durationMinutes: number
  readonly sections: readonly RuleSection[]
  /** Null where there is no pass mark: a competition, or a mark scaled after the exam. */
  readonly pass: PassRule | null
  /** How sure we are of the facts. What is not high is for the centre to confirm, and to change in its papers. */
  readonly confidence: 'high' | 'medium' | 'low'
  readonly unsure?: string
}

export type RuleSection = {
  readonly key: string
  readonly name: Name
  readonly type: QuestionTypeName
  /** How many questions; null where a paper may have any number of them, none included. */
  readonly questions: number | null
  /** How many options or stems each has; null for what the question type allows. */
  readonly parts: number | null
  readonly rule: MarkRule
}

export type PassRule =
  | { readonly by: 'marks'; readonly marks: Marks }
  /** Of what the paper is out of, so that a shorter paper keeps the bar. */
  | { readonly by: 'percent'; readonly percent: number }
