import type { Marks } from '../marking/marks.ts'

export type Distribution = {
  /** Lowest first and without gaps. `to` belongs to the next bin, in the last one to itself. */
  readonly bins: readonly { readonly from: Marks; readonly to: Marks; readonly count: number }[]
  /** Where the doctor's own marks fall; undefined when none were given. */
  readonly ownBin: number | undefined
}

/**
 * How many got how much, for a picture: about `binCount` bars from zero to `outOf`, and as many more of the same width below
 * zero as negative marking made necessary.
 */
export function distributeMarks(all: readonly Marks[], outOf: Marks, own?: Marks, binCount = 20): Distribution {
  const width = Math.max(1, Math.ceil(outOf / binCount))
  const lowest = all.reduce((least, marks) => Math.min(least, marks), Math.min(0, own ?? 0))
  const start = Math.floor(lowest / width) * width
  const size = Math.max(1, Math.ceil((outOf - start) / width))
  const counts = new Array<number>(size).fill(0)
  const binOf = (marks: Marks) => Math.min(Math.floor((marks - start) / width), size - 1)
  for (const marks of all) counts[binOf(marks)]! += 1
  const bins = counts.map((count, index) => {
    const from = start + index * width
    return { from, to: Math.min(from + width, Math.max(outOf, from)), count }
  })
  return { bins, ownBin: own === undefined ? undefined : binOf(own) }
}
