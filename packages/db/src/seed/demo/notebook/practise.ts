import type { CardMemory, Rating } from '@prostuti/learning-rules/cards/card-memory'
import { type Feeling, judgeReview } from '@prostuti/learning-rules/cards/judge-review'
import { queueDay, type Target } from '@prostuti/learning-rules/cards/queue-day'
import { retrievability, reviewCard } from '@prostuti/learning-rules/cards/review-card'
import { addStudyDays, startOfStudyDay, studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { Chance } from '../papers/chance.ts'
import type { DemoCard } from './read-mistakes.ts'

/** A card as weeks of retests have left it. */
export type PractisedCard = DemoCard & { memory: CardMemory | null; lastRating: Rating | null; queueOn: string }

export type DemoReview = {
  card: DemoCard
  answer: number
  feeling: Feeling | null
  durationMs: number
  at: Date
  rating: Rating
  intervalDays: number | null
}

const aDay = 20
const nightsOnDuty = 3
/** Half past nine in the evening. */
const eveningMs = (21.5 - 4) * 3_600_000

type Practice = { cards: readonly DemoCard[]; target: Target; now: Date; chance: Chance }

/** A doctor who looks into the notebook on most evenings; after three nights on duty there is something to do today. */
export function practise({ cards: made, target, now, chance }: Practice): {
  cards: PractisedCard[]
  reviews: DemoReview[]
} {
  const today = studyDayOf(now)
  const cards = made.map((card): PractisedCard => {
    const queueOn = queueDay({ ...card, memory: null }, target, today)
    return { ...card, memory: null, lastRating: null, queueOn }
  })
  const reviews: DemoReview[] = []
  const first = cards.map(({ queueOn }) => queueOn).sort()[0] ?? today
  for (let day = first; day < addStudyDays(today, -nightsOnDuty); day = addStudyDays(day, 1)) {
    // An evening off.
    if (chance.unit() < 0.16) continue
    const due = cards.filter(({ queueOn }) => queueOn <= day).slice(0, aDay)
    for (const [nth, card] of due.entries()) {
      const at = new Date(startOfStudyDay(day).getTime() + eveningMs + nth * 45_000)
      const review = retest(card, at, chance)
      reviews.push(review)
      card.memory = reviewCard(card.memory, review)
      card.lastRating = review.rating
      card.queueOn = queueDay(card, target, day)
    }
  }
  return { cards, reviews }
}

function retest(card: PractisedCard, at: Date, chance: Chance): DemoReview {
  const known = card.memory === null ? (card.byHand ? 0.96 : 0.8) : retrievability(card.memory, at)
  const isRight = chance.unit() < known
  const wrong = card.options.filter((option) => option !== card.right)
  const answer = isRight ? card.right : (wrong[chance.below(wrong.length)] ?? card.right)
  const drawn = chance.unit()
  const easy = card.byHand && card.memory === null ? 0.9 : 0.2
  const feeling = !isRight ? null : drawn < easy ? 'easy' : drawn > 0.93 ? 'hard' : null
  const durationMs = 6_000 + chance.below(30_000)
  const rating = judgeReview({ correct: [card.right], stems: null, answer, feeling, durationMs })
  return { card, answer, feeling, durationMs, at, rating, intervalDays: card.memory?.scheduled_days ?? null }
}
