import type { MarkBin } from '../../../kit/exam/exam-types.ts'

/**
 * A line through the counts, each eased with its neighbours, that never dips below nothing nor rises over a peak between
 * two of them (monotone cubic).
 */
export function easedCurve(bins: readonly MarkBin[]): {
  heights: number[]
  peakAt: number
  heightAt: (marks: number) => number
} {
  const width = (bins[0]?.to ?? 1) - (bins[0]?.from ?? 0) || 1
  const at = (index: number) => bins[index]?.count ?? 0
  const points = bins.map(({ from, to }, index) => ({
    marks: (from + to) / 2,
    height: (at(index - 1) + 2 * at(index) + at(index + 1)) / 4,
  }))
  const first = points[0]?.marks ?? 0
  const last = points.at(-1)?.marks ?? 0
  const all = [{ marks: first - width, height: 0 }, ...points, { marks: last + width, height: 0 }]
  const heights = points.map(({ height }) => height)
  const peakAt = points[heights.indexOf(Math.max(...heights))]?.marks ?? 0
  return { heights, peakAt, heightAt: monotone(all) }
}

type Point = { marks: number; height: number }

function monotone(points: readonly Point[]): (marks: number) => number {
  const slopes = points.slice(1).map((next, index) => {
    const { marks, height } = points[index] as Point
    return (next.height - height) / (next.marks - marks || 1)
  })
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1] ?? 0
    const after = slopes[index] ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (marks) => {
    const index = points.findLastIndex((point) => point.marks <= marks)
    const [a, b] = [points[index], points[index + 1]]
    if (!a || !b) return 0
    const span = b.marks - a.marks || 1
    const t = (marks - a.marks) / span
    const [u, v] = [t * t * (3 - 2 * t), t * (1 - t)]
    return (
      a.height * (1 - u) + b.height * u + span * v * ((tangents[index] ?? 0) * (1 - t) - (tangents[index + 1] ?? 0) * t)
    )
  }
}
