import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarkRule } from '../marking/mark-rule.ts'
import type { Answer, AnswerKey } from '../questions/question-types.ts'
import { arbitraryAnswer } from '../testing/arbitrary-answers.ts'
import { analyseSheets } from './analyse-sheets.fixture.ts'
import { straightforward } from './straightforward.fixture.ts'

const rightOrWrong: MarkRule = { unit: 'question', right: 100, wrong: 0, floorAtZero: false }
const negative: MarkRule = { ...rightOrWrong, wrong: 25 }

/** The twelve candidates of the worked example. */
const sheets = 'BADCAC BADCAC BADCDC BADAAC BACCAB BADBDC BCDC-B BBADAB CADBDB B-ABCB BCBADB DCABCA'.split(' ')
const option = (letter: string) => 'ABCD'.indexOf(letter) + 1

function example(key: string, rule: MarkRule) {
  const questions = [...key].map((letter, nth) => ({
    id: nth + 1,
    type: 'sba' as const,
    section: 'one',
    subject: 'any',
    parts: [1, 2, 3, 4].map((id) => ({ id })),
    key: { type: 'sba', options: [option(letter)] } satisfies AnswerKey,
  }))
  const answers = sheets.map(
    (sheet) =>
      new Map<number, Answer>(
        [...sheet].flatMap((letter, nth) =>
          letter === '-' ? [] : [[nth + 1, { type: 'sba', option: option(letter) }] as const],
        ),
      ),
  )
  return analyseSheets(questions, rule, answers)
}

const four = (value: number | null | undefined) => value?.toFixed(4).replace(/^-0.0000$/, '0.0000')

describe('the worked example', () => {
  const { items, byRight } = example('BADCAB', rightOrWrong)
  const row = (pick: (item: (typeof items)[number]) => number | null) => items.map((item) => four(pick(item)))

  it('has its facilities and deviations', () => {
    expect(row((item) => item.byRight.facility)).toEqual(['0.8333', '0.5833', '0.5833', '0.4167', '0.4167', '0.5000'])
    expect(row((item) => item.byRight.deviation)).toEqual(['0.3892', '0.5149', '0.5149', '0.5149', '0.5149', '0.5222'])
  })

  it('has its discrimination by 27 per cent', () => {
    expect(row((item) => item.discrimination)).toEqual(['0.3333', '1.0000', '0.6667', '1.0000', '1.0000', '-0.3333'])
  })

  it('has its point-biserials, plain and corrected', () => {
    const plain = ['0.5719', '0.6681', '0.5502', '0.7467', '0.6288', '-0.1162']
    const corrected = ['0.3554', '0.3995', '0.2399', '0.5180', '0.3440', '-0.4240']
    expect(row((item) => item.byRight.pointBiserial)).toEqual(plain)
    expect(row((item) => item.byRight.restCorrelation)).toEqual(corrected)
  })

  it('has its efficiencies and its alpha without each', () => {
    const efficiencies = items.map((item) => (item.byRight.efficiency! * 100).toFixed(2))
    expect(efficiencies).toEqual(['50.00', '47.83', '30.43', '77.36', '44.62', '-50.00'])
    expect(row((item) => item.byRight.alphaWithout)).toEqual([
      '0.2851',
      '0.2179',
      '0.3311',
      '0.1257',
      '0.2586',
      '0.6882',
    ])
  })

  it('has its reliability', () => {
    expect([byRight.mean, byRight.deviation, byRight.alpha, byRight.error].map(four)).toEqual([
      '3.3333',
      '1.4975',
      '0.4054',
      '1.1547',
    ])
    expect(byRight.isKr20).toBe(true)
  })

  it('has the options of its sixth question by fifths', () => {
    const [a, b, c, d] = items[5]!.choices
    expect([a, b, c, d].map((choice) => choice!.fifths)).toEqual([
      [1, 0, 0, 0, 0],
      [2, 2, 1, 1, 0],
      [0, 0, 2, 1, 2],
      [0, 0, 0, 0, 0],
    ])
    expect([a, b, c].map((choice) => choice!.correlation!.toFixed(3))).toEqual(['-0.543', '-0.424', '0.735'])
    expect(d!.correlation).toBeNull()
    expect([b!.isKey, c!.isKey]).toEqual([true, false])
    expect(c!.discriminationAsKey).toBe(1)
  })
})

describe('the worked example with its sixth key corrected', () => {
  const { items, byRight } = example('BADCAC', rightOrWrong)

  it('moves the others too', () => {
    expect(four(items[5]!.byRight.restCorrelation)).toBe('0.7346')
    expect((items[5]!.byRight.efficiency! * 100).toFixed(2)).toBe('87.23')
    expect(items[5]!.discrimination).toBe(1)
    expect([byRight.alpha, byRight.error].map(four)).toEqual(['0.7784', '0.9653'])
    expect([items[1], items[3]].map((item) => four(item!.byRight.restCorrelation))).toEqual(['0.6697', '0.4878'])
  })

  it('shares the tie at the edge of the upper group', () => {
    expect([items[3], items[4]].map((item) => four(item!.discrimination))).toEqual(['0.8333', '0.8333'])
  })
})

it('the worked example with negative marking', () => {
  const { items, byMarks } = example('BADCAB', negative)
  expect([byMarks.mean! / 100, byMarks.deviation! / 100, byMarks.alpha, byMarks.error! / 100].map(four)).toEqual([
    '2.7083',
    '1.8642',
    '0.4149',
    '1.4259',
  ])
  expect(byMarks.isKr20).toBe(false)
  const marks = items.map((item) => item.byMarks)
  expect(marks.map((each) => four(each.facility))).toEqual(['0.7917', '0.5000', '0.4792', '0.2708', '0.2917', '0.3750'])
  expect(marks.map((each) => four(each.restCorrelation))).toEqual([
    '0.3705',
    '0.3670',
    '0.2362',
    '0.5278',
    '0.3746',
    '-0.4069',
  ])
})

describe('random papers', () => {
  const part = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
  const question = fc.record({
    type: fc.constantFrom('sba' as const, 'mcq' as const),
    parts: fc.integer({ min: 4, max: 5 }),
    picks: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 5 }),
    grace: fc.option(fc.constantFrom('all' as const, 'void' as const), { nil: undefined, freq: 8 }),
  })
  const rule: fc.Arbitrary<MarkRule> = fc.record({
    unit: fc.constantFrom('question' as const, 'stem' as const),
    right: fc.constantFrom(20, 100, 200),
    wrong: fc.constantFrom(0, 5, 50),
    floorAtZero: fc.boolean(),
  })
  const keyOf = (given: { type: 'sba' | 'mcq'; parts: number; picks: number[]; grace?: 'all' | 'void' }): AnswerKey => {
    const grace = given.grace && { grace: given.grace }
    if (given.type === 'sba') return { type: 'sba', options: [1 + (given.picks[0]! % given.parts)], ...grace }
    const truths = ['T', 'F', 'either'] as const
    const stems = part(given.parts).map(({ id }, nth) => [id, truths[given.picks[nth]! % 3]!] as const)
    return { type: 'mcq', stems: Object.fromEntries(stems), ...grace }
  }
  const paper = fc
    .tuple(fc.array(question, { minLength: 1, maxLength: 5 }), rule)
    .map(([made, ofAll]) => ({
      rule: ofAll,
      questions: made.map((each, nth) => ({
        id: nth + 1,
        type: each.type,
        section: 'one',
        subject: 'any',
        parts: part(each.parts),
        key: keyOf(each),
      })),
    }))
    .chain(({ rule: ofAll, questions }) =>
      fc.record({
        rule: fc.constant(ofAll),
        questions: fc.constant(questions),
        answers: fc.array(
          fc
            .tuple(...questions.map((each) => fc.option(arbitraryAnswer(each), { nil: undefined, freq: 5 })))
            .map((all) => new Map(all.flatMap((answer, nth) => (answer ? [[nth + 1, answer] as const] : [])))),
          { minLength: 0, maxLength: 25 },
        ),
      }),
    )

  it('come to what a plain reading of the definitions gives', () => {
    fc.assert(
      fc.property(paper, ({ rule: ofAll, questions, answers }) => {
        const analysed = analyseSheets(questions, ofAll, answers)
        const expected = straightforward(questions, ofAll, answers)
        expectAlike(analysed, expected)
      }),
      { numRuns: 50 },
    )
  })
})

/** Numbers up to what another order of adding makes of them, everything else exactly. */
function expectAlike(found: unknown, wanted: unknown, path = ''): void {
  if (typeof found === 'number' && typeof wanted === 'number') {
    if (Math.abs(found - wanted) > 1e-9) expect(found, path).toBe(wanted)
  } else if (found !== null && wanted !== null && typeof found === 'object' && typeof wanted === 'object') {
    expect(Object.keys(found).toSorted(), path).toEqual(Object.keys(wanted).toSorted())
    for (const key of Object.keys(wanted))
      expectAlike((found as Record<string, unknown>)[key], (wanted as Record<string, unknown>)[key], `${path}.${key}`)
  } else expect(found, path).toBe(wanted)
}
