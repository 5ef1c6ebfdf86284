import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStudyDays, startOfStudyDay } from '../day/study-day.ts'
import { reviewCard } from './review-card.ts'
import { comingLoad, todaysCards } from './todays-cards.ts'

const today = '2026-07-01'
const noon = (day: string) => new Date(startOfStudyDay(day).getTime() + 8 * 3_600_000)
const reviewed = (daysAgo: number) => reviewCard(null, { at: noon(addStudyDays(today, -daysAgo)), rating: 3 })

const card = fc.record({
  questionId: fc.integer({ min: 1, max: 100_000 }),
  memory: fc.option(fc.integer({ min: 1, max: 90 }).map(reviewed)),
  queueOn: fc.integer({ min: -60, max: 20 }).map((away) => addStudyDays(today, away)),
})
const cards = fc.uniqueArray(card, { maxLength: 120, selector: ({ questionId }) => questionId })
const limits = fc.constantFrom(20, 40, 60, null)

describe('today’s cards', () => {
  it('are never more than the limit leaves, and none of what is due is lost', () => {
    fc.assert(
      fc.property(cards, limits, fc.nat(80), (all, dailyLimit, doneToday) => {
        const { today: asked, waiting } = todaysCards(all, { today, dailyLimit, doneToday })
        expect(asked.length + waiting).toBe(all.filter(({ queueOn }) => queueOn <= today).length)
        if (dailyLimit !== null) expect(asked.length).toBeLessThanOrEqual(Math.max(0, dailyLimit - doneToday))
        else expect(waiting).toBe(0)
        expect(asked.every(({ queueOn }) => queueOn <= today)).toBe(true)
      }),
    )
  })

  it('come in the same order however they were read', () => {
    const shuffled = cards.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, again]) => {
        const day = { today, dailyLimit: 20, doneToday: 0 }
        expect(todaysCards(again, day)).toEqual(todaysCards(all, day))
      }),
    )
  })

  it('ask first what is most likely forgotten, and what was never asked before what is still known better than promised', () => {
    const due = [
      { questionId: 1, memory: null, queueOn: '2026-01-01' },
      { questionId: 2, memory: reviewed(1), queueOn: today },
      { questionId: 3, memory: reviewed(10), queueOn: today },
      { questionId: 4, memory: reviewed(40), queueOn: today },
      // As sure as promised when the day begins, and a little less at its end.
      { questionId: 5, memory: reviewed(3), queueOn: today },
    ]
    const { today: asked } = todaysCards(due, { today, dailyLimit: null, doneToday: 0 })
    expect(asked.map(({ questionId }) => questionId)).toEqual([4, 3, 5, 1, 2])
  })
})

it('what comes on the next days is as much as is due, moved on where a day is full', () => {
  fc.assert(
    fc.property(cards, limits, fc.nat(30), (all, dailyLimit, doneToday) => {
      const load = comingLoad(all, { today, dailyLimit, doneToday, days: 60 })
      expect(load[0]).toEqual({ day: today, cards: todaysCards(all, { today, dailyLimit, doneToday }).today.length })
      if (dailyLimit !== null) for (const day of load) expect(day.cards).toBeLessThanOrEqual(dailyLimit)
      // At least 20 a day for sixty days take them all.
      expect(load.reduce((sum, day) => sum + day.cards, 0)).toBe(all.length)
    }),
  )
})
