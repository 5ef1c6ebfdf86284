const firstMs = 10_000
const leastMs = 5000
const mostMs = 90_000

/** How long a call may take before the next one is tried, by what the network has shown so far. */
export type Patience = {
  ms(): number
  /** A call was answered after so long. */
  observe(tripMs: number): void
  /** Nobody answered in time: the network may only be slower than we thought. */
  lengthen(): void
}

export function createPatience(): Patience {
  let current = firstMs
  let slowest = 0
  return {
    ms: () => current,
    observe(tripMs) {
      // A slow trip counts at once and is forgotten slowly: mobile networks have bad minutes.
      slowest = Math.max(tripMs, slowest * 0.8)
      current = Math.min(Math.max(slowest * 2, leastMs), mostMs)
    },
    lengthen() {
      current = Math.min(current * 2, mostMs)
    },
  }
}
