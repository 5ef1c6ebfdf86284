import { addStudyDays, startOfStudyDay } from '../day/study-day.ts'
import type { CardMemory } from './card-memory.ts'
import { promisedRetention, retrievability } from './review-card.ts'

export type QueuedCard = {
  readonly questionId: number
  readonly memory: CardMemory | null
  readonly queueOn: string
}

type Queue<Card> = { readonly today: readonly Card[]; readonly waiting: number }
type Day = { today: string; dailyLimit: number | null; doneToday: number }

/**
 * What is asked today, the most urgent first, and how much more would be due. What the limit leaves moves on by itself: tomorrow it
 * is due again and competes anew, so a week without learning makes longer days of nobody.
 */
export function todaysCards<Card extends QueuedCard>(cards: Iterable<Card>, day: Day): Queue<Card> {
  const due = byUrgency(
    [...cards].filter(({ queueOn }) => queueOn <= day.today),
    day.today,
  )
  const room = day.dailyLimit === null ? due.length : Math.max(0, day.dailyLimit - day.doneToday)
  return { today: due.slice(0, room), waiting: Math.max(0, due.length - room) }
}

/** How many come on each of the next days, today first, when every day's limit is used and nothing else is added. */
export function comingLoad(cards: Iterable<QueuedCard>, day: Day & { days: number }): { day: string; cards: number }[] {
  const queueDays = [...cards].map(({ queueOn }) => queueOn)
  let waiting = 0
  return Array.from({ length: day.days }, (_, nth) => {
    const date = addStudyDays(day.today, nth)
    waiting += queueDays.filter((queueOn) => (nth === 0 ? queueOn <= date : queueOn === date)).length
    const room = day.dailyLimit === null ? waiting : Math.max(0, day.dailyLimit - (nth === 0 ? day.doneToday : 0))
    const taken = Math.min(waiting, room)
    waiting -= taken
    return { day: date, cards: taken }
  })
}

/**
 * What is most likely forgotten comes first. What was never asked counts like a card on the day it is due: it waits for those that have
 * fallen below what the notebook promises, and goes before those that are still above it. Reckoned for the end of the day: the order does not change while somebody answers.
 */
function byUrgency<Card extends QueuedCard>(cards: Card[], today: string): Card[] {
  const at = startOfStudyDay(addStudyDays(today, 1))
  const remembered = new Map(
    cards.map((card) => [card.questionId, card.memory === null ? promisedRetention : retrievability(card.memory, at)]),
  )
  return cards.sort(
    (one, other) =>
      remembered.get(one.questionId)! - remembered.get(other.questionId)! ||
      one.queueOn.localeCompare(other.queueOn) ||
      one.questionId - other.questionId,
  )
}
