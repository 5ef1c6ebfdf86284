/** Marks in whole hundredths: 0.05 is 5, one mark is 100. Fractions of a hundredth do not exist, so sums are exact. */
export type Marks = number

/** Whether `part` is at least `percent` per cent of `whole`, without a fraction on the way. */
export function reachesPercent(part: Marks, whole: Marks, percent: number): boolean {
  return part * 100 >= whole * percent
}
