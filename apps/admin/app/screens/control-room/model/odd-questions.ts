export type OddQuestion = { number: number; share: number; around: number }

/** How many before and after it a question is compared with. */
const neighbours = 5
/** Where fewer have come by, chance says more than the question. */
const fewest = 10
const reached = 0.3
const lacking = 0.6
const shownAtMost = 3

/**
 * Questions that far fewer have answered than those before and those after them: a picture that does not come, or a text that nobody
 * understands. Where everybody is slower and slower, those after a question say so; the last ones have nobody after them to tell.
 */
export function findOddQuestions(answered: readonly number[], started: number): OddQuestion[] {
  if (started < fewest) return []
  const shares = answered.map((count) => count / started)
  return shares
    .map((share, at) => ({ number: at + 1, share, around: usualAround(shares, at) }))
    .filter(({ share, around: usual }) => usual >= reached && share < usual * lacking)
    .toSorted((one, other) => one.share / one.around - other.share / other.around)
    .slice(0, shownAtMost)
}

const usualAround = (shares: readonly number[], at: number): number =>
  Math.min(median(shares.slice(Math.max(0, at - neighbours), at)), median(shares.slice(at + 1, at + 1 + neighbours)))

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
