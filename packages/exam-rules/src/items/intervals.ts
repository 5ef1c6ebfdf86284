/** Within which a figure of so few lies with 95 % certainty. */
export type Interval = { readonly low: number; readonly high: number }

const z = 1.96

/** Wilson's, of a share: it stays between 0 and 1, and is wide where few were asked. */
export function shareInterval(share: number, count: number): Interval {
  const shrink = 1 + z ** 2 / count
  const centre = (share + z ** 2 / (2 * count)) / shrink
  const half = (z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))) / shrink
  return { low: centre - half, high: centre + half }
}

/** Fisher's, of a correlation; of three or fewer nothing can be said. */
export function correlationInterval(correlation: number, count: number): Interval | null {
  if (count <= 3) return null
  const half = z / Math.sqrt(count - 3)
  const middle = Math.atanh(correlation)
  return { low: Math.tanh(middle - half), high: Math.tanh(middle + half) }
}
