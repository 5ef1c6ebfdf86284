import { expect, it } from 'vitest'
import { ratings } from './card-memory.ts'
import { reviewCard } from './review-card.ts'

it('cards that were learnt together do not all come back together, and each comes back on one day only', () => {
  const again = (minute: number) => {
    const first = reviewCard(null, { at: new Date(Date.UTC(2026, 0, 1, 10, minute)), rating: ratings.easy })
    return reviewCard(first, { at: new Date(Date.UTC(2026, 0, 12, 10, minute)), rating: ratings.easy }).scheduled_days
  }
  const days = Array.from({ length: 40 }, (_, minute) => again(minute))
  expect(new Set(days).size).toBeGreaterThan(2)
  expect(Array.from({ length: 40 }, (_, minute) => again(minute))).toEqual(days)
})
