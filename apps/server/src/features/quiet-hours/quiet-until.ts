import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'

const hour = 3_600_000
const day = 24 * hour

/** Hours of the day in Dhaka; the same twice is no night at all. */
export type QuietHours = { from: number; until: number }

/** When the night ends in which `now` lies; undefined by day. */
export function quietUntil({ from, until }: QuietHours, now: Date): Date | undefined {
  if (from === until) return undefined
  const midnight = dhakaMidnight(dhakaDate(now)).getTime()
  const passed = (now.getTime() - midnight) / hour
  // A night over midnight lies in this day twice: its end in the morning, its beginning in the evening.
  const isQuiet = from < until ? passed >= from && passed < until : passed >= from || passed < until
  if (!isQuiet) return undefined
  // Rounded: the minutes of an hour are no whole parts of it.
  return new Date(Math.round(midnight + until * hour) + (passed < until ? 0 : day))
}
