import type { MarkedResult } from '../exam-types.ts'

export type Ranking =
  | { kind: 'ranked'; rank: number; participants: number; percentile: number }
  | { kind: 'coming'; at: Date }
  | { kind: 'being-drawn' | 'never' | 'later-attempt' | 'late' }

/** Whether there is a rank to show, and if not, why not. */
export function rankingOf({ result }: { result: MarkedResult }, now: Date): Ranking {
  const { rank, participants, percentile, ranks_at } = result
  if (!result.ranked) return { kind: result.attempt > 1 ? 'later-attempt' : 'late' }
  if (rank !== null && participants !== null && percentile !== null)
    return { kind: 'ranked', rank, participants, percentile }
  if (ranks_at === null) return { kind: 'never' }
  return new Date(ranks_at) > now ? { kind: 'coming', at: new Date(ranks_at) } : { kind: 'being-drawn' }
}

/**
 * How many stand below, from the percentile, which is rounded down. Undefined where so many took part that the rounding
 * has lost the exact number.
 */
export function peopleBelow(percentile: number, participants: number): number | undefined {
  return participants > 10_001 ? undefined : Math.ceil((percentile * (participants - 1)) / 10_000)
}
