import type { Grace } from '../questions/grace.ts'
import type { QuestionMark } from './mark-rule.ts'

/** A question's mark after a correction that asks no longer what was answered. */
export function applyGrace(mark: QuestionMark, grace: Grace): QuestionMark {
  const units = mark.right + mark.wrong + mark.blank
  return grace === 'all'
    ? { state: 'correct', marks: mark.outOf, outOf: mark.outOf, lost: 0, right: units, wrong: 0, blank: 0 }
    : { state: 'void', marks: 0, outOf: 0, lost: 0, right: 0, wrong: 0, blank: 0 }
}
