import { type Card, createEmptyCard, type FSRS, fsrs } from 'ts-fsrs'
import { studyShiftMs } from '../day/study-day.ts'
import type { CardMemory, Rating } from './card-memory.ts'

/** How sure a doctor shall still be of a card when it comes back. */
export const promisedRetention = 0.9

/**
 * The same on the server and in every browser: a replay must come to the same card. Steps of minutes are off, because the same
 * question ten minutes later asks what was just read; fuzz is on, and draws from the review itself.
 */
const scheduler: FSRS = fsrs({ request_retention: promisedRetention, enable_fuzz: true, enable_short_term: false })

/**
 * The scheduler counts days by the calendar of UTC. Every moment goes in shifted, so that its midnight is four in the morning in
 * Dhaka, and comes back the other way.
 */
const shifted = (at: Date | string): Date => new Date(new Date(at).getTime() + studyShiftMs)
const unshifted = (at: Date): string => new Date(at.getTime() - studyShiftMs).toISOString()

/** The card after a review. Refused by the scheduler where `at` lies before the last one: what comes late is replayed. */
export function reviewCard(memory: CardMemory | null, { at, rating }: { at: Date; rating: Rating }): CardMemory {
  const now = shifted(at)
  const { card } = scheduler.next(memory === null ? createEmptyCard(now) : asCard(memory), now, rating)
  return {
    due: unshifted(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    last_review: at.toISOString(),
  }
}

/** How likely the card is remembered at a moment, from 0 to 1; nothing is known of a new one. */
export const retrievability = (memory: CardMemory, at: Date): number =>
  scheduler.get_retrievability(asCard(memory), shifted(at), false)

function asCard(memory: CardMemory): Card {
  return {
    due: shifted(memory.due),
    stability: memory.stability,
    difficulty: memory.difficulty,
    // Asked for by the type; the scheduler reckons it from the last review.
    elapsed_days: 0,
    scheduled_days: memory.scheduled_days,
    learning_steps: 0,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
    ...(memory.last_review !== null && { last_review: shifted(memory.last_review) }),
  }
}
