import { pausedFor } from './attempt.ts'

/** When and how often a paper may be sat. */
export type PaperTimes = {
  readonly opensAt: Date
  /** Null where it never closes, as for a quiz. */
  readonly closesAt: Date | null
  /** The latest end of an attempt that was given time beyond the closing; null while there is none. */
  readonly extendedUntil: Date | null
  /** Since when its rooms are covered; null while nothing is paused. */
  readonly pausedAt: Date | null
  /** The paper's own; its rule pack only proposes one. */
  readonly durationMinutes: number
  /** Whether those who missed it may still sit it after it closed, unranked, and until when; null where they may not. */
  readonly late: { readonly until: Date | null } | null
  /** How many attempts a doctor has; null for as many as they like. Only the first one is ranked. */
  readonly attempts: number | null
}

/**
 * Until when the paper can be begun, as it stands now: a pause takes nothing from who has not begun, so while it lasts the
 * closing moves along with the clock. Null where it never closes.
 */
export function closesNow(now: Date, { closesAt, pausedAt }: Pick<PaperTimes, 'closesAt' | 'pausedAt'>): Date | null {
  if (closesAt === null || pausedAt === null || pausedAt >= closesAt) return closesAt
  return new Date(closesAt.getTime() + pausedFor(now, pausedAt))
}

/** When results open. Null: as soon as the paper has closed, so that nobody gains by asking a friend who is done. */
export type PaperRelease = {
  /** A mark is shown as soon as an attempt is handed in, and for that nobody is ranked. */
  readonly marksEarly: boolean
  readonly answersAt: Date | null
  readonly ranksAt: Date | null
  /** Since when staff withhold its results, whatever its times say. */
  readonly heldAt?: Date | null
}
