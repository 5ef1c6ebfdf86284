import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStudyDays, startOfStudyDay, studyDayOf, studyDaysBetween } from '../day/study-day.ts'
import type { Rating } from './card-memory.ts'
import { queueDay, spreadFor } from './queue-day.ts'
import { reviewCard } from './review-card.ts'

const today = '2026-07-01'
const noon = (day: string) => new Date(startOfStudyDay(day).getTime() + 8 * 3_600_000)
const rating = fc.constantFrom<Rating>(1, 2, 3, 4)

/** A card with some reviews behind it, the last of them today. */
const memories = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), rating), { minLength: 1, maxLength: 8 })
  .map((steps) => {
    const days = steps.reduce((sum, [gap]) => sum + gap, 0)
    let [on, memory] = [addStudyDays(today, -days), null as ReturnType<typeof reviewCard> | null]
    for (const [gap, grade] of steps) {
      on = addStudyDays(on, gap)
      memory = reviewCard(memory, { at: noon(on), rating: grade })
    }
    return memory!
  })
const questionIds = fc.integer({ min: 1, max: 1_000_000 })

describe('the day on which a card is asked', () => {
  it('is the day after for what was just read, and the scheduler’s own without an exam in view', () => {
    expect(queueDay({ questionId: 1, memory: null, madeAt: noon(today) }, null, today)).toBe('2026-07-02')
    fc.assert(
      fc.property(memories, questionIds, (memory, questionId) => {
        const card = { questionId, memory, madeAt: noon(today) }
        expect(queueDay(card, null, today)).toBe(studyDayOf(new Date(memory.due)))
        const past = { examOn: addStudyDays(today, -1), spreadDays: 21 }
        expect(queueDay(card, past, today)).toBe(studyDayOf(new Date(memory.due)))
      }),
    )
  })

  it('never lies behind the exam, but for a card that has had its last look before it', () => {
    fc.assert(
      fc.property(
        memories,
        questionIds,
        fc.integer({ min: 1, max: 200 }),
        fc.nat(90),
        (memory, questionId, away, spread) => {
          const examOn = addStudyDays(today, away)
          const spreadDays = Math.max(1, Math.min(spread, away))
          const card = { questionId, memory, madeAt: noon(today) }
          const on = queueDay(card, { examOn, spreadDays }, today)
          const seen = studyDayOf(new Date(memory.last_review!))
          // A look that brought it forward counts once: nothing is asked again on a day on which it was seen.
          expect(on > seen).toBe(true)
          if (on >= examOn) expect(studyDaysBetween(seen, examOn)).toBeLessThanOrEqual(spreadDays)
          else expect(on <= addStudyDays(examOn, -1)).toBe(true)
          expect(on <= studyDayOf(new Date(memory.due))).toBe(true)
          expect(queueDay(card, { examOn, spreadDays }, today)).toBe(on)
        },
      ),
    )
  })

  it('is the scheduler’s own again once the last look was had, and no day of the exam itself', () => {
    const [examOn, card] = ['2026-07-11', { questionId: 7, madeAt: noon(today) }]
    const seenOn = (day: string) =>
      reviewCard(reviewCard(null, { at: noon('2026-01-01'), rating: 4 }), { at: noon(day), rating: 4 })
    const memory = seenOn('2026-06-20')
    const lastLook = queueDay({ ...card, memory }, { examOn, spreadDays: 5 }, today)
    expect(lastLook >= '2026-07-06' && lastLook < examOn).toBe(true)
    const seen = seenOn(lastLook)
    expect(queueDay({ ...card, memory: seen }, { examOn, spreadDays: 5 }, lastLook)).toBe(
      studyDayOf(new Date(seen.due)),
    )
    expect(queueDay({ ...card, memory }, { examOn, spreadDays: 5 }, examOn), 'on the day of the exam').toBe(
      studyDayOf(new Date(memory.due)),
    )
    const onTheDay = studyDayOf(new Date(memory.due))
    expect(queueDay({ ...card, memory }, { examOn: onTheDay, spreadDays: 5 }, today) < onTheDay).toBe(true)
  })

  it('spreads the last looks evenly, so that no day of the last weeks is a wall', () => {
    const memory = reviewCard(reviewCard(null, { at: noon('2026-01-01'), rating: 4 }), {
      at: noon('2026-06-01'),
      rating: 4,
    })
    const target = { examOn: '2026-09-01', spreadDays: 30 }
    const days = Array.from({ length: 600 }, (_, nth) =>
      queueDay({ questionId: nth + 1, memory, madeAt: noon(today) }, target, today),
    )
    const busiest = Math.max(...[...Map.groupBy(days, (day) => day).values()].map(({ length }) => length))
    expect(new Set(days).size).toBe(30)
    expect(busiest).toBeLessThan(40)
    expect(days.toSorted().at(-1), 'the day before the exam').toBe('2026-08-31')
  })
})

describe('over how many days the last look is spread', () => {
  it.each([
    [{ cards: 100, dailyLimit: 20 }, 200, 21],
    [{ cards: 600, dailyLimit: 20 }, 200, 60],
    [{ cards: 600, dailyLimit: null }, 200, 21],
    [{ cards: 9000, dailyLimit: 20 }, 200, 90],
    [{ cards: 600, dailyLimit: 20 }, 5, 5],
    [{ cards: 600, dailyLimit: 20 }, 0, 1],
  ])('%o, %i days before: %i', (given, away, days) => {
    expect(spreadFor({ ...given, today, examOn: addStudyDays(today, away) })).toBe(days)
  })
})
