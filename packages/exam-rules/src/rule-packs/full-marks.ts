import type { MarkRule } from '../marking/mark-rule.ts'
import type { Marks } from '../marking/marks.ts'
import type { Grace } from '../questions/grace.ts'
import { type QuestionTypeName, questionType } from '../questions/question-types.ts'
import type { RulePack } from './rule-pack.ts'

/** What one question is worth when all of it is right; nothing once a correction has made it void. */
export function questionWorth(type: QuestionTypeName, partCount: number, rule: MarkRule, grace?: Grace): Marks {
  if (grace === 'void') return 0
  return rule.unit === 'stem' ? questionType(type).units(partCount) * rule.right : rule.right
}

/** What the whole pack is out of; null where it leaves the number of questions or stems to the paper. */
export function packTotal(pack: RulePack): Marks | null {
  let total = 0
  for (const { type, questions, parts, rule } of pack.sections) {
    if (questions === null || parts === null) return null
    total += questions * questionWorth(type, parts, rule)
  }
  return total
}
