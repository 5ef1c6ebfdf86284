import { percentOf } from '@prostuti/exam-rules'

/** A result as the picture needs it: marks, the average of everybody and the pass mark in the same hundredths. */
export type TrendResult = {
  key: string
  at: string
  marks: number
  out_of: number
  average: number | null
  pass_marks: number | null
}

export type TrendPoint = {
  key: string
  at: string
  /** Of the full marks, never below nothing: a picture has no room there. */
  percent: number
  /** Of everybody; null until the ranks are drawn. */
  average: number | null
  pass: number | null
}

/** The most that a phone's width can hold; older ones are in the list. */
const mostPoints = 10

/** What was sat and marked, in the order of time. */
export function trendOf(results: readonly TrendResult[]): TrendPoint[] {
  return results.slice(-mostPoints).map(({ key, at, marks, out_of, average, pass_marks }) => {
    const share = (of: number | null) => (of === null ? null : percentOf(of, out_of))
    return { key, at, percent: Math.max(0, percentOf(marks, out_of)), average: share(average), pass: share(pass_marks) }
  })
}
