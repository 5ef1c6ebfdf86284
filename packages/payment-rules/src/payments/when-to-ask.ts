const minute = 60_000
const hour = 60 * minute

/** How long after its start a payment that nobody has settled is asked about. */
export const askAfterMs: readonly number[] = [2 * minute, 10 * minute, 30 * minute, 6 * hour, 24 * hour]

/** When to ask the gateway next, after it was asked so many times; null when it was asked often enough. */
export function nextAskAt(startedAt: Date, asked: number): Date | null {
  const after = askAfterMs[asked]
  return after === undefined ? null : new Date(startedAt.getTime() + after)
}

/** How many of the planned questions lie behind. Others that were asked in between do not count: they must not use them up. */
export const plannedBefore = (startedAt: Date, now: Date): number =>
  askAfterMs.filter((after) => startedAt.getTime() + after <= now.getTime()).length

/** How long the question waits that a callback beyond its limit calls for. The older the payment, the less it hurries. */
export const callbackDelayMs = (startedAt: Date, now: Date): number =>
  Math.min(10 * minute, Math.max(minute / 2, (now.getTime() - startedAt.getTime()) / 4))
