import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPositions, createIdLister, noPositions, positionsOf } from './positions.ts'

const questions = Array.from({ length: 21 }, (_, index) => ({ id: 500 - index * 3 }))

describe('positions of a paper', () => {
  it('are none at the beginning', () => {
    expect(noPositions(questions)).toBe('000000000000000000000')
    expect(createIdLister(questions)(noPositions(questions))).toBe('')
  })

  it('stand in the order of the paper, whatever order the ids come in', () => {
    expect(positionsOf(questions.slice(0, 4), [494, 497])).toBe('0110')
    expect(createIdLister(questions)('0110')).toBe('497,494')
  })

  it('give back the ids they were made of, again and again, and how many', () => {
    const list = createIdLister(questions)
    fc.assert(
      fc.property(fc.subarray(questions), (some) => {
        const ids = some.map(({ id }) => id)
        const positions = positionsOf(questions, ids)
        expect(list(positions)).toBe(ids.join(','))
        expect(list(positions)).toBe(ids.join(','))
        expect(countPositions(positions)).toBe(ids.length)
      }),
    )
  })
})
