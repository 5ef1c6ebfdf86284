export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

/** One step slower or faster; at either end it stays. */
export function nextSpeed(now: number, by: 1 | -1): number {
  const at = speeds.findIndex((speed) => speed >= now)
  return speeds[Math.min(Math.max(at + by, 0), speeds.length - 1)] ?? 1
}
