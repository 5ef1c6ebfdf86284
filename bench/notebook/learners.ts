import { type Card, createEmptyCard, fsrs, type Grade } from 'ts-fsrs'

/** Somebody whose forgetting is known: it is drawn from here, and the scheduler never sees it. */
export type Learner = {
  name: string
  /** Weights of the curve by which this one really forgets. */
  weights: number[]
  /** How many of ten days they learn. */
  daysOfTen: number
  /** By how much cards differ in how long they stay: 1, all alike; 3, from a third to three times as long as the curve says. */
  spread: number
}

const usual = [...fsrs().parameters.w]
const changed = (changes: Record<number, (weight: number) => number>) =>
  usual.map((weight, nth) => changes[nth]?.(weight) ?? weight)

const firstShorter = (weight: number) => weight * 0.7

/** Only the first forgets exactly as the scheduler assumes. */
export const learners: Learner[] = [
  { name: 'forgets as the scheduler assumes', weights: usual, daysOfTen: 10, spread: 1 },
  {
    // First intervals a third shorter, less gained by each right answer, a curve that falls faster behind the due date.
    name: 'forgets faster than assumed',
    weights: changed({
      0: firstShorter,
      1: firstShorter,
      2: firstShorter,
      3: firstShorter,
      8: (w) => w - 0.15,
      20: () => 0.25,
    }),
    daysOfTen: 10,
    spread: 1,
  },
  { name: 'forgets slower than assumed', weights: changed({ 8: (w) => w + 0.15 }), daysOfTen: 10, spread: 1 },
  { name: 'finds some cards far harder than others', weights: usual, daysOfTen: 10, spread: 3 },
  { name: 'learns on seven days of ten', weights: usual, daysOfTen: 7, spread: 1 },
]

export type Memory = { card: Card | null /** How long this card stays, against the curve. */; stays: number }

const firstRight = 0.55

export function createMind({ weights }: Pick<Learner, 'weights'>) {
  const curve = fsrs({ w: weights, enable_short_term: false })
  return {
    /** How likely the answer is right; of what was got wrong in an exam and read once since, more or less by half. */
    recall({ card, stays }: Memory, at: Date): number {
      if (card === null || card.last_review === undefined) return firstRight
      const last = card.last_review.getTime()
      return curve.get_retrievability(card, new Date(last + (at.getTime() - last) / stays), false)
    },
    learn: (memory: Memory, at: Date, grade: Grade): Memory => ({
      ...memory,
      card: curve.next(memory.card ?? createEmptyCard(at), at, grade).card,
    }),
  }
}
