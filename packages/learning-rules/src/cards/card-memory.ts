/** What the scheduler remembers of a card, as it is kept and as it travels; null in its place before the first review. */
export type CardMemory = {
  /** A moment in UTC. On which day of learning the card is asked is another thing: `queueDay`. */
  readonly due: string
  readonly stability: number
  readonly difficulty: number
  readonly scheduled_days: number
  readonly reps: number
  readonly lapses: number
  /** 0 new, 2 in review; the others belong to steps of minutes, which we do not use. */
  readonly state: number
  readonly last_review: string | null
}

/** From this interval on a card counts as well known: what is promised is promised of these. */
export const knownFromDays = 21

/** The four answers of the scheduler: forgotten, remembered with trouble, remembered, remembered without thinking. */
export const ratings = { again: 1, hard: 2, good: 3, easy: 4 } as const

export type Rating = (typeof ratings)[keyof typeof ratings]
