import { describe, expect, it } from 'vitest'
import { packTotal } from './full-marks.ts'
import { findRulePack, rulePacks, setRules } from './rule-packs.ts'

describe('the packs', () => {
  it.each([
    // key, questions, minutes, total, what one wrong unit costs in each section
    ['bcs-prelim-50', 200, 120, 20000, [50]],
    ['bcs-prelim-35-47', 200, 120, 20000, [50]],
    ['bcs-special-doctor', 200, 120, 20000, [50]],
    ['psc-noncadre', 100, 60, 10000, [50]],
    ['fcps-p1-2024', 150, 240, 30000, [0]],
    ['fcps-p1-paper-old', 50, 100, 10000, [0]],
    ['residency-mtf', 200, 180, 20000, [5]],
    ['residency-mixed', 200, 180, 20000, [5, 25]],
    ['mbbs-admission', 100, 75, 10000, [25]],
    ['mrcp-p1', 200, 360, 20000, [0]],
  ])('%s: %i questions in %i minutes for %i hundredths', (key, questions, minutes, total, penalties) => {
    const pack = findRulePack(key)!
    expect(pack.sections.reduce((sum, section) => sum + section.questions!, 0)).toBe(questions)
    expect(pack.durationMinutes).toBe(minutes)
    expect(packTotal(pack)).toBe(total)
    expect([...new Set(pack.sections.map((section) => section.rule.wrong))]).toEqual(penalties)
  })

  it('leave a quiz its number of questions, and so its total', () => {
    expect(packTotal(findRulePack('quiz')!)).toBeNull()
  })

  it('have a pass mark only where the exam has one', () => {
    const passes = rulePacks.flatMap(({ key, pass }) => (pass ? [[key, pass]] : []))
    expect(passes).toEqual([
      ['fcps-p1-2024', { by: 'percent', percent: 70 }],
      ['fcps-p1-paper-old', { by: 'percent', percent: 70 }],
      ['mbbs-admission', { by: 'marks', marks: 4000 }],
    ])
  })

  it("give the subjects of the 50th BCS the syllabus's weights", () => {
    const weights = findRulePack('bcs-prelim-50')!.sections.map((section) => [section.key, section.questions])
    expect(Object.fromEntries(weights)).toEqual({
      bangla: 30,
      english: 30,
      'bd-affairs': 25,
      'intl-affairs': 25,
      geography: 10,
      science: 15,
      ict: 15,
      math: 20,
      mental: 15,
      ethics: 15,
    })
  })

  it('are named once, in both languages, and say what is unsure', () => {
    expect(new Set(rulePacks.map((pack) => pack.key)).size).toBe(rulePacks.length)
    for (const pack of rulePacks) {
      const names = [pack.name, ...pack.sections.map((section) => section.name)]
      for (const { bn, en } of names) {
        expect(bn).toBe(bn.normalize('NFC'))
        expect(bn).toMatch(/[\u0980-\u09ff]/)
        expect(en).toMatch(/^[ -~–]+$/)
      }
      expect(new Set(pack.sections.map((section) => section.key)).size).toBe(pack.sections.length)
      if (pack.confidence !== 'high') expect(pack.unsure).toBeTruthy()
    }
  })

  it('hold whole hundredths only', () => {
    for (const { rule } of rulePacks.flatMap((pack) => pack.sections)) {
      expect(Number.isInteger(rule.right) && rule.right > 0).toBe(true)
      expect(Number.isInteger(rule.wrong) && rule.wrong >= 0).toBe(true)
    }
  })

  it('are data that a database can keep', () => {
    expect(JSON.parse(JSON.stringify(rulePacks))).toEqual(rulePacks)
  })

  it('are what set rules point at', () => {
    for (const rule of setRules) expect(findRulePack(rule.packKey)).toBeDefined()
  })
})
