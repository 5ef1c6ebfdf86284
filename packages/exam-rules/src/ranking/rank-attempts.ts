import { compareStandings, type Standing } from './compare-standings.ts'

export type Ranked<Entry> = {
  readonly entry: Entry
  /** From 1. Equals share a rank and the next one is left out: 1, 2, 2, 4. */
  readonly rank: number
  /** Hundredths of a per cent of the others who stand below, rounded down: the last has 0, the first among many 10000. */
  readonly percentile: number
}

/** Best first. The caller hands in ranked, finished attempts only. */
export function rankAttempts<Entry extends Standing>(entries: readonly Entry[]): Ranked<Entry>[] {
  const sorted = [...entries].sort(compareStandings)
  const ranked: Ranked<Entry>[] = []
  for (let first = 0; first < sorted.length; ) {
    const best = sorted[first]!
    let next = first + 1
    while (next < sorted.length && compareStandings(best, sorted[next]!) === 0) next += 1
    const percentile = percentileOf(sorted.length - next, sorted.length)
    for (const entry of sorted.slice(first, next)) ranked.push({ entry, rank: first + 1, percentile })
    first = next
  }
  return ranked
}

/** Who sat alone stands before everybody there was. */
export function percentileOf(below: number, participants: number): number {
  return participants <= 1 ? 10_000 : Math.floor((below * 10_000) / (participants - 1))
}
