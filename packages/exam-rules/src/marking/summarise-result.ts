import type { PassRule, RulePack } from '../rule-packs/rule-pack.ts'
import type { QuestionMark } from './mark-rule.ts'
import { type Marks, reachesPercent } from './marks.ts'
import { type Tally, tallyMarks } from './tally-marks.ts'

export type ResultSummary = Tally & {
  /** Undefined where the rules have no pass mark. */
  readonly outcome: 'passed' | 'failed' | undefined
}

/** The marks may be below zero: that is what guessing cost, and the real exams count it. */
export function summariseResult(rules: Pick<RulePack, 'pass'>, marks: Iterable<QuestionMark>): ResultSummary {
  const tally = tallyMarks(marks)
  return { ...tally, outcome: outcomeOf(rules.pass, tally.marks, tally.outOf) }
}

export function outcomeOf(pass: PassRule | null, marks: Marks, outOf: Marks): ResultSummary['outcome'] {
  if (pass === null) return undefined
  const passed = pass.by === 'marks' ? marks >= pass.marks : reachesPercent(marks, outOf, pass.percent)
  return passed ? 'passed' : 'failed'
}
