import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawSet } from './draw-set.ts'

const questions = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 5_000 }), subjectId: fc.integer({ min: 1, max: 8 }) }),
  { selector: ({ id }) => id, maxLength: 300 },
)
const drawing = fc.record({ size: fc.constantFrom(10, 20, 50, 100), seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }) })

const countBySubject = (drawn: readonly { subjectId: number }[]) =>
  new Map([...Map.groupBy(drawn, ({ subjectId }) => subjectId)].map(([id, of]) => [id, of.length]))

describe('drawing a practice set', () => {
  it('gives as many as are wanted or all there are, each once and none from elsewhere', () => {
    fc.assert(
      fc.property(questions, drawing, (there, wanted) => {
        const drawn = drawSet(there, wanted)
        expect(drawn).toHaveLength(Math.min(wanted.size, there.length))
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
        expect(drawn.every((question) => there.includes(question))).toBe(true)
      }),
    )
  })

  it('draws the same from the same seed, however the pool is ordered and whatever stands in it twice', () => {
    fc.assert(
      fc.property(questions, drawing, (there, wanted) => {
        expect(drawSet([...there, ...there].toReversed(), wanted)).toEqual(drawSet(there, wanted))
      }),
    )
  })

  it('keeps subjects even: one has at most one more than another that still had questions', () => {
    fc.assert(
      fc.property(questions, drawing, (there, wanted) => {
        const drawn = countBySubject(drawSet(there, wanted))
        const most = Math.max(0, ...drawn.values())
        for (const [subject, count] of countBySubject(there)) {
          const own = drawn.get(subject) ?? 0
          expect(own === count || own >= most - 1).toBe(true)
        }
      }),
    )
  })

  it('draws other questions from another seed', () => {
    const pool = Array.from({ length: 1000 }, (_, at) => ({ id: at + 1, subjectId: 1 + (at % 5) }))
    const drawn = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(drawSet(pool, { size: 10, seed: seed + 1 }))),
    )
    expect(drawn.size).toBe(20)
  })
})
