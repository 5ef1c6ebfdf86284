import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratings } from './card-memory.ts'
import { judgeReview } from './judge-review.ts'

const slow = 9_000
const sba = { correct: [2], stems: null, durationMs: slow }
const stems = { correct: { 1: 'T', 2: 'F', 3: 'either' }, durationMs: slow } as const

describe('a retest', () => {
  it.each([
    ['right', { answer: 2 }, ratings.good],
    ['right and easy', { answer: 2, feeling: 'easy' }, ratings.easy],
    ['right and hard', { answer: 2, feeling: 'hard' }, ratings.hard],
    ['wrong', { answer: 1 }, ratings.again],
    ['wrong, whatever is felt', { answer: 1, feeling: 'easy' }, ratings.again],
    ['not known', { answer: null }, ratings.again],
    ['right, but faster than it can be read', { answer: 2, durationMs: 900 }, ratings.hard],
    ['right, a little faster than it can be read', { answer: 2, durationMs: 1_999 }, ratings.hard],
    ['right, as fast as it can be read', { answer: 2, durationMs: 2_000 }, ratings.good],
    ['called easy, but faster than it can be read', { answer: 2, durationMs: 900, feeling: 'easy' }, ratings.good],
  ] as const)('%s', (_, given, rating) => {
    expect(judgeReview({ ...sba, ...given })).toBe(rating)
  })

  it('is right in any option that a correction accepts', () => {
    for (const answer of [2, 3]) expect(judgeReview({ ...sba, correct: [2, 3], answer })).toBe(ratings.good)
  })

  it.each([
    ['every stem', null, { 1: 'T', 2: 'F', 3: 'F' }, ratings.good],
    ['one wrong of all', null, { 1: 'T', 2: 'T', 3: 'F' }, ratings.again],
    ['one left of all', null, { 1: 'T', 2: 'F' }, ratings.again],
    ['the asked one, whatever the others', [2], { 1: 'F', 2: 'F' }, ratings.good],
    ['another than the asked one', [2], { 1: 'T' }, ratings.again],
    ['nothing where both would do', [3], { 3: null }, ratings.again],
    ['anything where both would do', [3], { 3: 'T' }, ratings.good],
    ['none, because none is asked any more', [], { 1: 'T' }, ratings.again],
  ] as const)('of stems: %s', (_, asked, answer, rating) => {
    expect(judgeReview({ ...stems, stems: asked, answer })).toBe(rating)
  })

  it('never counts better for being faster, nor a wrong one for anything', () => {
    const feelings = fc.constantFrom(undefined, 'easy' as const, 'hard' as const)
    fc.assert(
      fc.property(fc.nat(5), feelings, fc.nat(20_000), fc.nat(20_000), (answer, feeling, one, more) => {
        const rating = (durationMs: number) => judgeReview({ ...sba, answer, feeling, durationMs })
        expect(rating(one)).toBeLessThanOrEqual(rating(one + more))
        if (answer !== 2) expect(rating(one)).toBe(ratings.again)
        else expect(rating(one)).toBeGreaterThan(ratings.again)
      }),
    )
  })
})
