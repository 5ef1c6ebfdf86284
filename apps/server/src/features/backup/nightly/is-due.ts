const hour = 3_600_000
/** Dhaka is six hours ahead of UTC all year. */
const aheadMs = 6 * hour
const day = 24 * hour

/** A backup is due when the hour has come since the last one, also if the machine was off at that hour. */
export const isDue = (now: Date, last: Date | undefined, atHour: number): boolean =>
  last === undefined || last < lastTime(now, atHour)

/** When a clock in Dhaka last showed that hour. */
export function lastTime(now: Date, atHour: number): Date {
  const inDhaka = now.getTime() + aheadMs
  const today = Math.floor(inDhaka / day) * day + atHour * hour
  return new Date((today > inDhaka ? today - day : today) - aheadMs)
}
