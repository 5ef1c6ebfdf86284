import type { MarkRule } from '../marking/mark-rule.ts'
import type { RuleSection } from './rule-pack.ts'

/** In the medical exams a section is a question type; subjects run through both. */
export function mtfSection(questions: number | null, rule: MarkRule): RuleSection {
  return {
    key: 'mtf',
    name: { bn: 'সত্য/মিথ্যা (MTF)', en: 'Multiple true/false (MTF)' },
    type: 'mcq',
    questions,
    parts: 5,
    rule,
  }
}

export function sbaSection(questions: number | null, rule: MarkRule, parts: number | null = 5): RuleSection {
  return {
    key: 'sba',
    name: { bn: 'একটি সঠিক উত্তর (SBA)', en: 'Single best answer (SBA)' },
    type: 'sba',
    questions,
    parts,
    rule,
  }
}
