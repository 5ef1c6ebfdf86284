import { describe, expect, it } from 'vitest'
import type { Review } from './notebook-types.ts'
import { joinReviews } from './review-state.ts'

const review: Review = {
  ...{ id: 'a', questionId: 1, answer: 2, answeredAt: '2026-11-18T06:00:00Z', durationMs: 8000, sequence: 1 },
  ...{ right: true, tried: false, revision: 1 },
}
const bothWays = (one: Review, other: Review) => [joinReviews(one, other), joinReviews(other, one)]

describe('one review as two stores, or two tabs, know it', () => {
  it('is what was said of it last, whichever comes first', () => {
    const felt: Review = { ...review, open: true, revision: 2, feeling: 'hard' }
    const takenBack: Review = { ...felt, revision: 3, feeling: undefined }
    for (const joined of bothWays(review, felt)) expect(joined).toMatchObject({ feeling: 'hard', open: true })
    for (const joined of bothWays(felt, takenBack)) expect(joined.feeling).toBeUndefined()
  })

  it('has all that became of it, wherever that was noted', () => {
    const felt: Review = { ...review, revision: 2, feeling: 'hard' }
    for (const joined of bothWays({ ...review, tried: true, keptAt: 5 }, felt))
      expect(joined).toMatchObject({ feeling: 'hard', tried: true, keptAt: 5 })
    for (const joined of bothWays({ ...review, undoneAt: '2026-11-18T06:01:00Z' }, felt))
      expect(joined.undoneAt).toBe('2026-11-18T06:01:00Z')
  })

  it('that was kept before such were counted is older than one that is counted, and closed where one of two is', () => {
    const { revision: _, ...uncounted } = review
    const felt: Review = { ...review, feeling: 'easy' }
    for (const joined of bothWays(uncounted, felt)) expect(joined.feeling).toBe('easy')
    for (const joined of bothWays({ ...uncounted, open: true }, uncounted)) expect(joined.open).toBeUndefined()
  })
})
