import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { QuestionMark } from './mark-rule.ts'
import type { Marks } from './marks.ts'
import { outcomeOf, type ResultSummary } from './summarise-result.ts'

/** What ranks and passes are made of. */
export type Total = { readonly marks: Marks; readonly outOf: Marks; readonly wrong: number }

/**
 * A result's total after one question is marked otherwise. Totals are sums over questions, so only that question need be marked again; a
 * test compares it with marking the whole attempt.
 */
export function shiftTotal(
  rules: Pick<RulePack, 'pass'>,
  total: Total,
  { before, after }: { before: QuestionMark; after: QuestionMark },
): Total & Pick<ResultSummary, 'outcome'> {
  const marks = total.marks - before.marks + after.marks
  const outOf = total.outOf - before.outOf + after.outOf
  const wrong = total.wrong - before.wrong + after.wrong
  return { marks, outOf, wrong, outcome: outcomeOf(rules.pass, marks, outOf) }
}
