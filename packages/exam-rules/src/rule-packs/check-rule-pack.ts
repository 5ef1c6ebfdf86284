import { isQuestionTypeName, questionTypes } from '../questions/question-types.ts'
import { packTotal } from './full-marks.ts'
import type { RulePack, RuleSection } from './rule-pack.ts'

/** One thing that is wrong with a pack; `at` is the path of the field, such as `sections.0.rule.right`. */
export type RulePackFault = { readonly at: string; readonly code: RulePackFaultCode }

export type RulePackFaultCode =
  | 'needed'
  | 'bad_key'
  | 'repeated'
  | 'out_of_range'
  | 'not_whole'
  | 'unknown_type'
  | 'unit_needs_stems'
  | 'above_total'
  | 'unsure_needed'

const longestMinutes = 1440
const sectionsAtMost = 40
const questionsAtMost = 500
const marksAtMost = 100_000

/**
 * What keeps a pack from being used: papers could not be made, sat or marked by it. An empty list for every pack of ours, and for
 * whatever staff may save.
 */
export function checkRulePack(pack: RulePack): RulePackFault[] {
  const { sections } = pack
  const keys = sections.map(({ key }) => key)
  return [
    ...named(pack.name, 'name'),
    ...slug(pack.key, 'key'),
    ...whole(pack.durationMinutes, 'durationMinutes', [1, longestMinutes]),
    ...when(sections.length === 0, 'sections', 'needed'),
    ...when(sections.length > sectionsAtMost, 'sections', 'out_of_range'),
    ...sections.flatMap((section, at) => [
      ...checkSection(section, `sections.${at}`),
      ...when(keys.indexOf(section.key) < at, `sections.${at}.key`, 'repeated'),
    ]),
    ...checkPass(pack),
    ...when(pack.confidence !== 'high' && !pack.unsure?.trim(), 'unsure', 'unsure_needed'),
  ]
}

function checkSection({ key, name, type, questions, parts, rule }: RuleSection, at: string): RulePackFault[] {
  if (!isQuestionTypeName(type)) return [{ at: `${at}.type`, code: 'unknown_type' }]
  const { min, max } = questionTypes[type].partCount
  return [
    ...slug(key, `${at}.key`),
    ...named(name, `${at}.name`),
    ...(questions === null ? [] : whole(questions, `${at}.questions`, [1, questionsAtMost])),
    ...(parts === null ? [] : whole(parts, `${at}.parts`, [min, max])),
    ...when(rule.unit === 'stem' && type !== 'mcq', `${at}.rule.unit`, 'unit_needs_stems'),
    ...whole(rule.right, `${at}.rule.right`, [1, marksAtMost]),
    ...whole(rule.wrong, `${at}.rule.wrong`, [0, marksAtMost]),
  ]
}

function checkPass(pack: RulePack): RulePackFault[] {
  const { pass } = pack
  if (pass === null) return []
  if (pass.by === 'percent') return whole(pass.percent, 'pass.percent', [1, 100])
  const total = packTotal(pack)
  const faults = whole(pass.marks, 'pass.marks', [1, marksAtMost * questionsAtMost])
  return faults.length > 0 || total === null || pass.marks <= total
    ? faults
    : [{ at: 'pass.marks', code: 'above_total' }]
}

const when = (is: boolean, at: string, code: RulePackFaultCode): RulePackFault[] => (is ? [{ at, code }] : [])

const named = ({ bn, en }: { bn: string; en: string }, at: string): RulePackFault[] => [
  ...when(bn.trim() === '', `${at}.bn`, 'needed'),
  ...when(en.trim() === '', `${at}.en`, 'needed'),
]

const slug = (key: string, at: string): RulePackFault[] =>
  when(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || key.length > 60, at, 'bad_key')

function whole(value: number, at: string, [min, max]: readonly [number, number]): RulePackFault[] {
  if (!Number.isInteger(value)) return [{ at, code: 'not_whole' }]
  return when(value < min || value > max, at, 'out_of_range')
}
