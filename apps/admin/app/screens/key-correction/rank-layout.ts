import type { Effect } from './correction-types.ts'

export type RankLine = { effect: Effect; from: number; to: number; move: number | null }

const last = Number.POSITIVE_INFINITY

/**
 * Everybody of a list on both sides of the picture: in which row they stand by their rank now and by their rank then. Ranks may be far
 * apart, rows are not; who has no rank stands below.
 */
export function layRanks(effects: readonly Effect[]): RankLine[] {
  const placed = (rank: 'rank_before' | 'rank_after') =>
    new Map(
      [...effects]
        .sort((one, other) => (one[rank] ?? last) - (other[rank] ?? last) || one.attempt_id - other.attempt_id)
        .map((effect, nth) => [effect.attempt_id, nth]),
    )
  const [before, after] = [placed('rank_before'), placed('rank_after')]
  return effects.map((effect) => ({
    effect,
    from: before.get(effect.attempt_id)!,
    to: after.get(effect.attempt_id)!,
    // Upwards is more.
    move: effect.rank_before === null || effect.rank_after === null ? null : effect.rank_before - effect.rank_after,
  }))
}
