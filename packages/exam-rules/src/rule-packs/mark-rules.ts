import type { MarkRule } from '../marking/mark-rule.ts'
import type { Marks } from '../marking/marks.ts'

/** So much for the right choice, so much taken for a wrong one. */
export function perQuestion(right: Marks, wrong: Marks): MarkRule {
  return { unit: 'question', right, wrong, floorAtZero: false }
}

/** Each stem by itself. */
export function perStem(right: Marks, wrong: Marks): MarkRule {
  return { unit: 'stem', right, wrong, floorAtZero: false }
}
