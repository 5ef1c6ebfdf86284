import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfStudyDay, studyDayOf, studyDaysBetween } from '../day/study-day.ts'
import { arbitraryReviews } from './arbitrary-reviews.fixture.ts'
import { type CardMemory, ratings } from './card-memory.ts'
import { replayReviews } from './replay-reviews.ts'
import { retrievability, reviewCard } from './review-card.ts'

const at = (text: string) => new Date(text)
const asWire = (memory: CardMemory): CardMemory => JSON.parse(JSON.stringify(memory))

describe('a replay', () => {
  it('comes to the same card in whatever order the reviews come, and however often', () => {
    const shuffled = arbitraryReviews.chain((reviews) =>
      fc.tuple(fc.constant(reviews), fc.shuffledSubarray([...reviews, ...reviews], { minLength: 2 * reviews.length })),
    )
    fc.assert(
      fc.property(shuffled, ([reviews, again]) => {
        expect(replayReviews(again)).toEqual(replayReviews(reviews))
      }),
    )
  })

  it('is the same as reviewing one by one, each after a way over the wire', () => {
    fc.assert(
      fc.property(arbitraryReviews, (reviews) => {
        const sorted = reviews.toSorted(
          (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
        )
        let memory: CardMemory | null = null
        for (const review of sorted) memory = reviewCard(memory && asWire(memory), review)
        expect(replayReviews(reviews).memory).toEqual(memory)
      }),
    )
  })

  it('without a review is as if that had never been', () => {
    fc.assert(
      fc.property(arbitraryReviews, fc.nat(), (reviews, nth) => {
        const left = reviews.filter((_, index) => index !== nth % Math.max(1, reviews.length))
        const { intervals, memory } = replayReviews(left)
        expect(intervals.size).toBe(left.length)
        expect(memory === null).toBe(left.length === 0)
      }),
    )
  })

  it('never leaves a card without the day on which it was reviewed, nor one that is due before', () => {
    fc.assert(
      fc.property(arbitraryReviews, (reviews) => {
        const { memory, lastRating } = replayReviews(reviews)
        if (memory === null) return
        expect(memory.last_review).not.toBeNull()
        expect(lastRating).not.toBeNull()
        expect(Date.parse(memory.due)).toBeGreaterThan(Date.parse(memory.last_review!))
        expect(memory.scheduled_days).toBeGreaterThanOrEqual(1)
        expect(memory.state).toBe(2)
      }),
    )
  })
})

describe('the border of the day', () => {
  const learnt = reviewCard(null, { at: at('2026-11-10T04:00:00Z'), rating: ratings.good })

  it('lies at four in the morning of Dhaka, not where UTC has its own', () => {
    // 03:59 and 04:01 in Dhaka, and then both sides of 06:00, where the library would count another day.
    const [before, after, early, late] = ['21:59', '22:01', '23:59', '24:01'].map((time) => {
      const [hour, minute] = time.split(':').map(Number)
      return reviewCard(learnt, { at: new Date(Date.UTC(2026, 10, 12, hour, minute)), rating: ratings.good })
    })
    expect(before!.stability).toBeLessThan(after!.stability)
    expect(after!.stability).toBe(early!.stability)
    expect(early!.stability).toBe(late!.stability)
  })

  it('puts the next review whole days of learning away, whatever the hour', () => {
    const moments = fc.date({ min: at('2026-01-01'), max: at('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom(1, 2, 3, 4), (moment, rating) => {
        const { due, scheduled_days } = reviewCard(null, { at: moment, rating: rating as 1 })
        expect(studyDaysBetween(studyDayOf(moment), studyDayOf(new Date(due)))).toBe(scheduled_days)
      }),
    )
  })

  it('counts the same at any hour of one day', () => {
    const [one, other] = [startOfStudyDay('2026-11-13'), new Date(startOfStudyDay('2026-11-14').getTime() - 1)]
    const stabilities = [one, other].map((moment) => reviewCard(learnt, { at: moment, rating: ratings.good }).stability)
    expect(stabilities[0]).toBe(stabilities[1])
  })
})

it('a wrong answer on the same day counts after a right one, and a right one does not make up for it', () => {
  const right = { id: 'a', at: at('2026-07-01T05:00:00Z'), rating: ratings.good }
  const wrong = { id: 'b', at: at('2026-07-01T09:00:00Z'), rating: ratings.again }
  expect(replayReviews([wrong, right]).lastRating).toBe(ratings.again)
  expect(replayReviews([wrong, right]).memory!.stability).toBeLessThan(replayReviews([right]).memory!.stability)
})

it('a card is forgotten by and by, down to what was promised when it is due', () => {
  const memory = reviewCard(null, { at: at('2026-07-01T05:00:00Z'), rating: ratings.easy })
  const after = (days: number) =>
    retrievability(memory, new Date(Date.parse('2026-07-01T05:00:00Z') + days * 86_400_000))
  expect(after(0)).toBe(1)
  expect(after(memory.stability)).toBeCloseTo(0.9, 1)
  expect(after(100)).toBeLessThan(after(50))
})
