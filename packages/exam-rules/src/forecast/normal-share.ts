/** How much of a normal distribution lies below so many standard deviations (Abramowitz and Stegun 26.2.17, right to seven digits). */
export function normalShare(deviations: number): number {
  const size = Math.abs(deviations)
  const t = 1 / (1 + 0.2316419 * size)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) * series
  return Math.min(1, Math.max(0, deviations >= 0 ? 1 - above : above))
}
