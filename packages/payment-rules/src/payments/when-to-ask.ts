const minute = 60_000
const hour = 60 * minute

/** How long after its start a payment that nobody has settled is asked about. */
export const askAfterMs: readonly number[] = [2 * minute, 10 * minute, 30 * minute, 6 * hour, 24 * hour]

/** When to ask the gateway next, after it was asked so many times; null when it was asked often enough. */
export function nextAskAt(startedAt: Date, asked: number): Date | null {
  const after = askAfterMs[asked]
  return after === undefined ? null : new Date(startedAt.getTime() + after)
}
