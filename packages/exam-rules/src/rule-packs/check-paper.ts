import type { Marks } from '../marking/marks.ts'
import { type PaperQuestion, partIdsOf } from '../questions/question.ts'
import { type QuestionTypeName, questionType } from '../questions/question-types.ts'
import { packTotal, questionWorth } from './full-marks.ts'
import type { RulePack, RuleSection } from './rule-pack.ts'

/** One way in which a paper is not what its pack says. Whether it may be published so is for staff to decide. */
export type PaperDifference =
  | { readonly code: 'question_repeated'; readonly questionId: number }
  | { readonly code: 'section_unknown'; readonly questionId: number; readonly section: string }
  | {
      readonly code: 'question_type'
      readonly questionId: number
      readonly expected: QuestionTypeName
      readonly found: QuestionTypeName
    }
  | {
      readonly code: 'part_count'
      readonly questionId: number
      readonly expected: { readonly min: number; readonly max: number }
      readonly found: number
    }
  | { readonly code: 'part_ids'; readonly questionId: number }
  | { readonly code: 'section_count'; readonly section: string; readonly expected: number; readonly found: number }
  | { readonly code: 'total'; readonly expected: Marks; readonly found: Marks }

/** Everything in which the questions differ from the pack; an empty list when nothing does. */
export function checkPaper(pack: RulePack, questions: readonly PaperQuestion[]): PaperDifference[] {
  const sections = new Map(pack.sections.map((section) => [section.key, section]))
  const differences: PaperDifference[] = []
  const seen = new Set<number>()
  const counts = new Map<string, number>()
  let total = 0
  for (const question of questions) {
    const { id: questionId, section: key } = question
    if (seen.has(questionId)) differences.push({ code: 'question_repeated', questionId })
    seen.add(questionId)
    const section = sections.get(key)
    if (!section) {
      differences.push({ code: 'section_unknown', questionId, section: key })
      continue
    }
    counts.set(key, (counts.get(key) ?? 0) + 1)
    total += questionWorth(question.type, question.parts.length, section.rule)
    differences.push(...checkQuestion(section, question))
  }
  for (const { key, questions: expected } of pack.sections) {
    const found = counts.get(key) ?? 0
    if (expected !== null && found !== expected)
      differences.push({ code: 'section_count', section: key, expected, found })
  }
  const expected = packTotal(pack)
  if (expected !== null && total !== expected) differences.push({ code: 'total', expected, found: total })
  return differences
}

function* checkQuestion(section: RuleSection, question: PaperQuestion): Generator<PaperDifference> {
  const { id: questionId, type } = question
  if (type !== section.type) yield { code: 'question_type', questionId, expected: section.type, found: type }
  const ids = partIdsOf(question)
  const range = section.parts === null ? questionType(type).partCount : { min: section.parts, max: section.parts }
  if (ids.length < range.min || ids.length > range.max) {
    yield { code: 'part_count', questionId, expected: range, found: ids.length }
  }
  const usable = new Set(ids).size === ids.length && ids.every((id) => Number.isInteger(id) && id >= 1)
  if (!usable) yield { code: 'part_ids', questionId }
}
