import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markAttempt } from '../marking/mark-attempt.ts'
import { summariseResult } from '../marking/summarise-result.ts'
import { questionTypes } from '../questions/question-types.ts'
import { buildAttempt } from '../testing/build-attempt.ts'
import { buildPaper, rightAnswer } from '../testing/build-paper.ts'
import { checkPaper } from './check-paper.ts'
import { checkRulePack } from './check-rule-pack.ts'
import { fcpsPart1From2024 } from './fcps.ts'
import { packTotal } from './full-marks.ts'
import { mbbsAdmission } from './others.ts'
import type { RulePack, RuleSection } from './rule-pack.ts'
import { rulePacks } from './rule-packs.ts'

const section = fc
  .record({
    name: fc.constant({ bn: 'বিভাগ', en: 'Section' }),
    type: fc.constantFrom<'sba' | 'mcq'>('sba', 'mcq'),
    questions: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    hasParts: fc.boolean(),
    nthPart: fc.nat({ max: 4 }),
    right: fc.integer({ min: 1, max: 1000 }),
    wrong: fc.integer({ min: 0, max: 1000 }),
    floorAtZero: fc.boolean(),
    byStem: fc.boolean(),
  })
  .map(({ hasParts, nthPart, right, wrong, floorAtZero, byStem, ...rest }): Omit<RuleSection, 'key'> => {
    const { min, max } = questionTypes[rest.type].partCount
    const unit = byStem && rest.type === 'mcq' ? 'stem' : 'question'
    return {
      ...rest,
      parts: hasParts ? min + (nthPart % (max - min + 1)) : null,
      rule: { unit, right, wrong, floorAtZero },
    }
  })

/** Packs as the office's editor could make of ours. */
const edited = fc
  .record({
    pack: fc.constantFrom(...rulePacks),
    sections: fc.array(section, { minLength: 1, maxLength: 4 }),
    durationMinutes: fc.integer({ min: 1, max: 1440 }),
    percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  })
  .map(
    ({ pack, sections, durationMinutes, percent }): RulePack => ({
      ...pack,
      durationMinutes,
      sections: sections.map((each, at) => ({ ...each, key: `part-${at + 1}` })),
      pass: percent === null ? null : { by: 'percent', percent },
    }),
  )

/** What every pack must be good for, ours or an edited one: a paper can be made, sat and marked by it, to the last hundredth. */
function tryPack(pack: RulePack): void {
  expect(checkRulePack(pack)).toEqual([])
  expect(JSON.parse(JSON.stringify(pack))).toEqual(pack)
  const paper = buildPaper(pack, 3)
  expect(checkPaper(pack, paper.questions)).toEqual([])
  const attempt = buildAttempt()
  const steps = paper.questions.map(({ id, key }, at) => ({
    sequence: at + 1,
    questionId: id,
    answer: rightAnswer(key),
    at: attempt.startedAt,
  }))
  const full = summariseResult(pack, markAttempt(paper, attempt, steps))
  expect([full.marks, full.wrong, full.blank]).toEqual([full.outOf, 0, 0])
  expect(packTotal(pack) ?? full.outOf).toBe(full.outOf)
  expect(full.outcome).toBe(pack.pass === null ? undefined : 'passed')
  const empty = summariseResult(pack, markAttempt(paper, attempt, []))
  expect([empty.marks, empty.lost]).toEqual([0, 0])
}

describe('checkRulePack', () => {
  it.each(rulePacks)('finds nothing in $key, by which papers can be made, sat and marked', (pack) => {
    tryPack(pack)
  })

  it('finds nothing in edited packs by which papers can be made, sat and marked', () => {
    fc.assert(fc.property(edited, tryPack))
  })

  const [mtf, sba] = fcpsPart1From2024.sections as [RuleSection, RuleSection]
  const withSections = (...sections: RuleSection[]): RulePack => ({ ...fcpsPart1From2024, sections })
  it.each<[string, RulePack, string, string]>([
    ['no name', { ...fcpsPart1From2024, name: { bn: ' ', en: 'x' } }, 'name.bn', 'needed'],
    ['no sections', withSections(), 'sections', 'needed'],
    ['a key with capitals', { ...fcpsPart1From2024, key: 'FCPS' }, 'key', 'bad_key'],
    ['no time', { ...fcpsPart1From2024, durationMinutes: 0 }, 'durationMinutes', 'out_of_range'],
    ['half a minute', { ...fcpsPart1From2024, durationMinutes: 30.5 }, 'durationMinutes', 'not_whole'],
    ['the same section twice', withSections(sba, sba), 'sections.1.key', 'repeated'],
    ['six options', withSections({ ...sba, parts: 6 }), 'sections.0.parts', 'out_of_range'],
    ['no questions', withSections({ ...sba, questions: 0 }), 'sections.0.questions', 'out_of_range'],
    [
      'nothing for a right one',
      withSections({ ...sba, rule: { ...sba.rule, right: 0 } }),
      'sections.0.rule.right',
      'out_of_range',
    ],
    [
      'half a hundredth',
      withSections({ ...mtf, rule: { ...mtf.rule, wrong: 0.5 } }),
      'sections.0.rule.wrong',
      'not_whole',
    ],
    [
      'stems of a single choice',
      withSections({ ...sba, rule: { ...sba.rule, unit: 'stem' } }),
      'sections.0.rule.unit',
      'unit_needs_stems',
    ],
    [
      'a pass mark above all marks',
      { ...mbbsAdmission, pass: { by: 'marks', marks: 10001 } },
      'pass.marks',
      'above_total',
    ],
    [
      'a hundred and one per cent',
      { ...mbbsAdmission, pass: { by: 'percent', percent: 101 } },
      'pass.percent',
      'out_of_range',
    ],
    ['doubt without a word', { ...mbbsAdmission, confidence: 'low' }, 'unsure', 'unsure_needed'],
  ])('refuses %s', (_, pack, at, code) => {
    expect(checkRulePack(pack)).toEqual([{ at, code }])
  })
})
