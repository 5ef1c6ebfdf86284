import { describe, expect, it } from 'vitest'
import { buildPaper } from '../testing/build-paper.ts'
import { checkPaper } from './check-paper.ts'
import { fcpsPart1PaperOld } from './fcps.ts'
import { quiz } from './others.ts'
import { rulePacks } from './rule-packs.ts'

const { questions } = buildPaper(fcpsPart1PaperOld)
const [mtf, ...others] = questions as [(typeof questions)[0], ...typeof questions]

describe('checkPaper', () => {
  it.each(rulePacks)('finds nothing in a paper built to $key', (pack) => {
    expect(checkPaper(pack, buildPaper(pack).questions)).toEqual([])
  })

  it('says what a missing question leaves short', () => {
    expect(checkPaper(fcpsPart1PaperOld, others)).toEqual([
      { code: 'section_count', section: 'mtf', expected: 25, found: 24 },
      { code: 'total', expected: 10000, found: 9800 },
    ])
  })

  it('finds a question that stands twice', () => {
    const found = checkPaper(fcpsPart1PaperOld, [...questions, mtf])
    expect(found).toContainEqual({ code: 'question_repeated', questionId: mtf.id })
    expect(found).toContainEqual({ code: 'section_count', section: 'mtf', expected: 25, found: 26 })
  })

  it('finds a section that the pack does not have', () => {
    const lost = { ...mtf, section: 'viva' }
    expect(checkPaper(fcpsPart1PaperOld, [lost, ...others])[0]).toEqual({
      code: 'section_unknown',
      questionId: mtf.id,
      section: 'viva',
    })
  })

  it('finds a question of the wrong type', () => {
    const found = checkPaper(fcpsPart1PaperOld, [{ ...mtf, type: 'sba' }, ...others])
    expect(found).toContainEqual({ code: 'question_type', questionId: mtf.id, expected: 'mcq', found: 'sba' })
  })

  it('finds too few stems, and what they cost the total', () => {
    expect(checkPaper(fcpsPart1PaperOld, [{ ...mtf, parts: mtf.parts.slice(0, 4) }, ...others])).toEqual([
      { code: 'part_count', questionId: mtf.id, expected: { min: 5, max: 5 }, found: 4 },
      { code: 'total', expected: 10000, found: 9960 },
    ])
  })

  it('finds parts that cannot be told apart', () => {
    const twins = { ...mtf, parts: [1, 2, 3, 4, 4].map((id) => ({ id })) }
    const zero = { ...mtf, parts: [0, 1, 2, 3, 4].map((id) => ({ id })) }
    for (const question of [twins, zero]) {
      expect(checkPaper(fcpsPart1PaperOld, [question, ...others])).toEqual([{ code: 'part_ids', questionId: mtf.id }])
    }
  })

  it('lets a quiz have four or five options and any number of questions', () => {
    const choice = (count: number) => ({
      id: count,
      type: 'sba' as const,
      section: 'sba',
      subject: 'ict',
      parts: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
    })
    expect(checkPaper(quiz, [choice(4), choice(5)])).toEqual([])
    expect(checkPaper(quiz, [choice(3)])).toEqual([
      { code: 'part_count', questionId: 3, expected: { min: 4, max: 5 }, found: 3 },
    ])
  })
})
