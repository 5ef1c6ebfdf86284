import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fcpsPart1PaperOld } from '../rule-packs/fcps.ts'
import { buildPaper } from '../testing/build-paper.ts'
import { drawOrder, type ShufflePolicy } from './draw-order.ts'

const { questions } = buildPaper(fcpsPart1PaperOld)
const ids = questions.map((question) => question.id)
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const policy: fc.Arbitrary<ShufflePolicy> = fc.record({
  questions: fc.constantFrom('as_written', 'within_sections', 'throughout'),
  parts: fc.boolean(),
})
const ascending = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

describe('drawOrder', () => {
  it('draws the same order for the same seed', () => {
    fc.assert(
      fc.property(policy, seed, (drawn, number) => {
        expect(drawOrder(questions, drawn, number)).toEqual(drawOrder(questions, drawn, number))
      }),
    )
  })

  it('loses and repeats nothing, whatever the seed', () => {
    fc.assert(
      fc.property(policy, seed, (drawn, number) => {
        const order = drawOrder(questions, drawn, number)
        expect(ascending(order.questions)).toEqual(ids)
        expect(Object.keys(order.parts).length).toBe(drawn.parts ? questions.length : 0)
        for (const parts of Object.values(order.parts)) expect(ascending(parts)).toEqual([1, 2, 3, 4, 5])
      }),
    )
  })

  it('keeps questions inside their section when asked to', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const order = drawOrder(questions, { questions: 'within_sections', parts: false }, number)
        expect(ascending(order.questions.slice(0, 25))).toEqual(ids.slice(0, 25))
      }),
    )
  })

  it('really shuffles, and differently for different seeds', () => {
    const orders = [1, 2, 3].map((number) => drawOrder(questions, { questions: 'throughout', parts: true }, number))
    const texts = orders.map((order) => JSON.stringify(order.questions))
    expect(new Set([...texts, JSON.stringify(ids)]).size).toBe(4)
    expect(new Set(orders.map((order) => JSON.stringify(order.parts))).size).toBe(3)
  })

  it('leaves the paper and a fixed order of options as written', () => {
    const fixed = questions.map((question) => ({ ...question, fixedOrder: true }))
    expect(drawOrder(fixed, { questions: 'as_written', parts: true }, 5)).toEqual({ questions: ids, parts: {} })
  })

  it('puts every option at every position about equally often', () => {
    const firsts = new Map<number, number>()
    for (let number = 0; number < 4000; number += 1) {
      const first = drawOrder(questions.slice(0, 1), { questions: 'as_written', parts: true }, number).parts[1]![0]!
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    // 800 expected each; five standard deviations are 127.
    for (const id of [1, 2, 3, 4, 5]) expect(Math.abs(firsts.get(id)! - 800)).toBeLessThan(127)
  })
})
