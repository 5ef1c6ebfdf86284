import type { Choice } from './analysis-types.ts'

type Point = { x: number; y: number }
export type FifthsLine = { choice: Choice; shares: number[]; points: Point[]; labelY: number; isLeading: boolean }

const [left, right, ground, tall] = [46, 292, 180, 160]
/** So that the letters of lines that end side by side stand one below the other. */
const apart = 15

/** Lines of the choices that are no blanks: what share of each fifth chose them. The one that the best fifth mostly chose leads. */
export function layFifths(choices: readonly Choice[]): FifthsLine[] {
  const sums = Array.from({ length: 5 }, (_, nth) => choices.reduce((sum, { fifths }) => sum + (fifths[nth] ?? 0), 0))
  const lines = choices
    .filter(({ part_id }) => part_id !== null)
    .map((choice) => {
      const shares = sums.map((sum, nth) => (sum === 0 ? 0 : (choice.fifths[nth] ?? 0) / sum))
      const points = shares.map((share, nth) => ({ x: left + (nth * (right - left)) / 4, y: ground - share * tall }))
      return { choice, shares, points, labelY: points[4]!.y + 5, isLeading: false }
    })
  const leading = lines.reduce<(typeof lines)[number] | undefined>(
    (best, line) => (best === undefined || line.shares[4]! > best.shares[4]! ? line : best),
    undefined,
  )
  if (leading) leading.isLeading = true
  let floor = Number.POSITIVE_INFINITY
  for (const line of [...lines].sort((one, other) => other.labelY - one.labelY)) {
    line.labelY = Math.min(line.labelY, floor - apart)
    floor = line.labelY
  }
  return lines
}
