import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markQuestion } from '../marking/mark-question.ts'
import type { Answer } from '../questions/question-types.ts'
import { fcpsPart1PaperOld } from '../rule-packs/fcps.ts'
import { buildPaper } from '../testing/build-paper.ts'
import { balanceKeys } from './balance.ts'
import { evenKeys, keyPositions } from './even-keys.ts'
import { drawSet, type KeyLine, keySheet, printSets } from './print-sets.ts'

const { questions, rules } = buildPaper(fcpsPart1PaperOld)
const fixedEvery = (nth: number) => questions.map((question, at) => ({ ...question, fixedOrder: at % nth === 0 }))
const seed = fc.integer({ min: 0, max: 2 ** 30 })
const set = fc.constantFrom(...printSets)

/** The answer of somebody who ticks what the key sheet says, on the paper as it was printed. */
function answerBy(line: KeyLine, shown: readonly number[]): Answer {
  if ('options' in line) return { type: 'sba', option: shown[line.options[0]!]! }
  const stems = line.stems.map((truth, at) => [shown[at]!, truth === 'F' ? 'F' : 'T'] as const)
  return { type: 'mcq', stems: Object.fromEntries(stems) }
}

describe('printed sets', () => {
  it('have key sheets by which everything is right, whatever the seed', () => {
    fc.assert(
      fc.property(set, seed, fc.boolean(), fc.integer({ min: 1, max: 7 }), (which, number, isEven, nth) => {
        const asked = fixedEvery(nth)
        const order = drawSet(which, asked, { seed: number, isEven })
        for (const line of keySheet(asked, order)) {
          const question = asked.find(({ id }) => id === line.questionId)!
          const shown = order.parts[question.id] ?? question.parts.map(({ id }) => id)
          const rule = rules.sections.find(({ key }) => key === question.section)!.rule
          expect(markQuestion(question, question.key, answerBy(line, shown), rule).state).toBe('correct')
        }
      }),
      { numRuns: 40 },
    )
  })

  it('have every question once, keep sections together and fixed orders as written', () => {
    fc.assert(
      fc.property(set, seed, fc.boolean(), (which, number, isEven) => {
        const asked = fixedEvery(3)
        const order = drawSet(which, asked, { seed: number, isEven })
        expect(order.questions.toSorted((a, b) => a - b)).toEqual(asked.map(({ id }) => id))
        const sectionOf = new Map(asked.map(({ id, section }) => [id, section]))
        expect(order.questions.map((id) => sectionOf.get(id))).toEqual(asked.map(({ section }) => section))
        for (const { id, fixedOrder } of asked) if (fixedOrder) expect(order.parts[id]).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  it('are the same for the same seed, and two orders', () => {
    const given = { seed: 7, isEven: true }
    expect(drawSet('B', questions, given)).toEqual(drawSet('B', questions, given))
    expect(drawSet('A', questions, given).questions).toEqual(questions.map(({ id }) => id))
    expect(drawSet('B', questions, given).questions).not.toEqual(questions.map(({ id }) => id))
    expect(drawSet('A', questions, { seed: 7, isEven: false }).parts).toEqual({})
  })
})

describe('evenKeys', () => {
  const sba = questions.filter(({ type }) => type === 'sba')
  const lopsided = sba.map((question) => ({ ...question, key: { type: 'sba' as const, options: [3] } }))

  it('spreads the right answers evenly', () => {
    expect(keyPositions(lopsided)).toEqual([0, 0, 25, 0, 0])
    fc.assert(
      fc.property(seed, (number) => {
        expect(keyPositions(lopsided, evenKeys(lopsided, number))).toEqual([5, 5, 5, 5, 5])
      }),
    )
  })

  it('goes around the questions whose order is fixed', () => {
    const some = lopsided.map((question, at) => ({ ...question, fixedOrder: at < 5 }))
    expect(keyPositions(some, evenKeys(some, 3))).toEqual([5, 5, 5, 5, 5])
  })

  it('loses no option', () => {
    for (const order of Object.values(evenKeys(lopsided, 9))) expect(order.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('leaves true and false as they are, and counts them', () => {
    expect(Object.keys(evenKeys(questions, 1))).toHaveLength(25)
    expect(balanceKeys(questions).stems).toEqual({ true: 63, false: 62 })
  })
})
