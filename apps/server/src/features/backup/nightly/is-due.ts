import { dhakaOffset } from '@prostuti/text/dhaka-time'

const hour = 3_600_000
const day = 24 * hour

/** A backup is due when the hour has come since the last one, also if the machine was off at that hour. */
export const isDue = (now: Date, last: Date | undefined, atHour: number): boolean =>
  last === undefined || last < lastTime(now, atHour)

/** When a clock in Dhaka last showed that hour. */
export function lastTime(now: Date, atHour: number): Date {
  const inDhaka = now.getTime() + dhakaOffset
  const today = Math.floor(inDhaka / day) * day + atHour * hour
  return new Date((today > inDhaka ? today - day : today) - dhakaOffset)
}
