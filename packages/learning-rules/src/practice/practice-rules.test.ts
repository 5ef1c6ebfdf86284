import { checkRulePack, findRulePack, rulePacks, snapshotPack } from '@prostuti/exam-rules'
import { describe, expect, it } from 'vitest'
import { packTypes, practiceRules, rulesForSome, studyMinutes, timeFor } from './practice-rules.ts'

const pack = (key: string) => findRulePack(key)!

describe('the rules of a practice paper', () => {
  it('take nothing for a wrong answer while one studies, and leave a day', () => {
    const { sections, durationMinutes, pass } = practiceRules(null, 20)
    expect(sections.map(({ key, rule }) => [key, rule.wrong])).toEqual([
      ['mcq', 0],
      ['sba', 0],
    ])
    expect([durationMinutes, pass]).toEqual([studyMinutes, null])
  })

  it('take what the exam takes, at the pace of the exam', () => {
    const bcs = practiceRules(pack('bcs-prelim-50'), 20)
    expect(bcs.sections.map(({ key, rule }) => [key, rule.right, rule.wrong])).toEqual([['sba', 100, 50]])
    // 200 questions in 120 minutes.
    expect(bcs.durationMinutes).toBe(12)
    const fcps = practiceRules(pack('fcps-p1-2024'), 10)
    expect(fcps.sections.map(({ key, rule }) => [key, rule.unit, rule.right])).toEqual([
      ['mcq', 'stem', 40],
      ['sba', 'question', 200],
    ])
    expect([fcps.durationMinutes, fcps.pass]).toEqual([16, { by: 'percent', percent: 70 }])
  })

  it('are sound rules for every pack we know, and keep its name', () => {
    for (const each of rulePacks) {
      const rules = practiceRules(each, 50)
      expect(checkRulePack(rules), each.key).toEqual([])
      expect([rules.key, rules.name]).toEqual([each.key, each.name])
      expect(packTypes(rules)).toEqual(packTypes(each))
    }
  })

  it('leave out a pass mark in marks, which a shorter paper could not reach', () => {
    const byMarks = snapshotPack(pack('bcs-prelim-50'), { pass: { by: 'marks', marks: 10_000 } })
    expect(practiceRules(byMarks, 20).pass).toBeNull()
  })

  it('give a whole minute for a part of one', () => {
    // 36 seconds each: 12.6 minutes.
    expect(timeFor(pack('bcs-prelim-50'), 21)).toBe(13)
  })

  it('never give less than a minute, nor more than a day', () => {
    for (const each of rulePacks)
      for (const size of [1, 10, 100]) {
        const minutes = timeFor(each, size)
        expect(minutes >= 1 && minutes <= studyMinutes).toBe(true)
      }
  })
})

describe('the rules for some questions of a practice paper', () => {
  it('mark as those of the paper do, with as much time for each and never none', () => {
    const rules = practiceRules(pack('bcs-prelim-50'), 20)
    const some = rulesForSome(rules, { of: 20, size: 7 })
    // 36 seconds for each.
    expect(some).toEqual({ ...rules, durationMinutes: 5 })
    expect(rulesForSome(rules, { of: 20, size: 1 }).durationMinutes).toBe(1)
    expect(rulesForSome(rules, { of: 20, size: 20 })).toEqual(rules)
  })

  it('leave a day where one studies', () => {
    const rules = practiceRules(null, 20)
    expect(rulesForSome(rules, { of: 20, size: 1 })).toEqual(rules)
  })
})
