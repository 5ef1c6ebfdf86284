import type { CardMemory, Rating } from '../../packages/learning-rules/src/cards/card-memory.ts'
import { knownFromDays, ratings } from '../../packages/learning-rules/src/cards/card-memory.ts'
import { queueDay } from '../../packages/learning-rules/src/cards/queue-day.ts'
import { reviewCard } from '../../packages/learning-rules/src/cards/review-card.ts'
import { todaysCards } from '../../packages/learning-rules/src/cards/todays-cards.ts'
import { addStudyDays, startOfStudyDay } from '../../packages/learning-rules/src/day/study-day.ts'
import { createMind, type Learner, type Memory } from './learners.ts'

type Card = {
  questionId: number
  memory: CardMemory | null
  queueOn: string
  mind: Memory
  /** Days between the last look and the one that was planned then; 0 before the first. */
  interval: number
  /** Of the yardstick: how many times in a row it was right. */
  step: number
}
type Run = {
  learner: Learner
  mistakes: number
  days: number
  dailyLimit: number | null
  chance: () => number
  /** `steps` is the yardstick: what a box of paper cards does. */
  by: 'queue' | 'steps'
}

export type Followed = {
  retests: number
  busiest: number
  /** Retests of cards with an interval of three weeks and more. */
  known: { all: number; right: number }
  begun: number
  /** How many of all would be right at the end. */
  recalled: number
}

const firstDay = '2026-01-01'
/** Right once more, one step further; wrong, back to the first. */
const stepDays = [1, 3, 7, 21, 60]

/** A learner who does what the queue asks, every day that they learn, and nothing else. */
export function followQueue({ learner, mistakes, days, dailyLimit, chance, by }: Run): Followed {
  const mind = createMind(learner)
  const cards = Array.from({ length: mistakes }, (_, nth): Card => {
    // Evenly on both sides of the curve.
    const stays = learner.spread ** (2 * chance() - 1)
    return { questionId: nth + 1, memory: null, queueOn: firstDay, mind: { card: null, stays }, interval: 0, step: -1 }
  })
  const followed: Followed = { retests: 0, busiest: 0, known: { all: 0, right: 0 }, begun: 0, recalled: 0 }
  for (let nth = 0; nth < days; nth++) {
    if (chance() * 10 >= learner.daysOfTen) continue
    const today = addStudyDays(firstDay, nth)
    const asked = todaysCards(cards, { today, dailyLimit, doneToday: 0 }).today
    followed.retests += asked.length
    followed.busiest = Math.max(followed.busiest, asked.length)
    for (const card of asked) {
      const at = new Date(startOfStudyDay(today).getTime() + (4 + 14 * chance()) * 3_600_000)
      const isRight = chance() < mind.recall(card.mind, at)
      if (card.interval >= knownFromDays) {
        followed.known.all += 1
        followed.known.right += Number(isRight)
      }
      const rating = isRight ? feel(chance()) : ratings.again
      card.mind = mind.learn(card.mind, at, rating)
      Object.assign(card, plan[by](card, { at, rating, today }))
    }
  }
  const end = startOfStudyDay(addStudyDays(firstDay, days))
  const begun = cards.filter(({ interval }) => interval > 0)
  followed.begun = begun.length
  followed.recalled = cards.reduce((sum, card) => sum + mind.recall(card.mind, end), 0)
  return followed
}

type Seen = { at: Date; rating: Rating; today: string }

/** When a card comes again. */
const plan: Record<Run['by'], (card: Card, seen: Seen) => Partial<Card>> = {
  queue(card, { at, rating, today }) {
    const memory = reviewCard(card.memory, { at, rating })
    return { memory, interval: memory.scheduled_days, queueOn: queueDay({ ...card, memory, madeAt: at }, null, today) }
  },
  steps(card, { rating, today }) {
    const step = rating === ratings.again ? 0 : Math.min(card.step + 1, stepDays.length - 1)
    return { step, interval: stepDays[step]!, queueOn: addStudyDays(today, stepDays[step]!) }
  },
}

/** Most say nothing; one in ten finds it easy and one in ten hard, whether or not it was. */
const feel = (drawn: number) => (drawn < 0.1 ? ratings.easy : drawn < 0.2 ? ratings.hard : ratings.good)
