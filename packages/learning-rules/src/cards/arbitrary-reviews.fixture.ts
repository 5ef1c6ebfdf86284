import fc from 'fast-check'
import type { Rating } from './card-memory.ts'
import type { JudgedReview } from './replay-reviews.ts'

const from = Date.parse('2026-07-01T00:00:00Z')
const minutesOfYear = 365 * 24 * 60

const review: fc.Arbitrary<JudgedReview> = fc.record({
  id: fc.uuid(),
  // Whole minutes of a year, so that two devices do answer at one moment.
  at: fc.nat({ max: minutesOfYear }).map((minute) => new Date(from + minute * 60_000)),
  rating: fc.constantFrom<Rating>(1, 2, 3, 4),
})

export const arbitraryReviews = fc.uniqueArray(review, { maxLength: 30, selector: ({ id }) => id })
