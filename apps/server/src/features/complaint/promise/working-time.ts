import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'

const minute = 60_000
const day = 1_440 * minute

export type WorkingTime = {
  /** Wall-clock times in Dhaka, `HH:MM`; opening comes before closing. */
  opens: string
  closes: string
  /** Weekdays on which nobody works; 0 is Sunday. */
  closedDays: readonly number[]
  /** Days of Dhaka that are holidays: `2026-12-16`. */
  holidays: ReadonlySet<string>
}

/** Looked no further ahead: a centre that never works answers after so many hours of the clock. */
const daysAhead = 400

/** The moment at which so many hours have been worked. What is counted from outside working hours counts from the next opening. */
export function afterWorkingHours(from: Date, hours: number, times: WorkingTime): Date {
  let left = hours * 60 * minute
  const first = dhakaMidnight(dhakaDate(from)).getTime()
  for (let nth = 0; nth < daysAhead; nth++) {
    const midnight = first + nth * day
    if (isClosed(midnight, times)) continue
    const begins = Math.max(from.getTime(), midnight + minutesOf(times.opens) * minute)
    const worked = midnight + minutesOf(times.closes) * minute - begins
    if (worked <= 0) continue
    if (left <= worked) return new Date(begins + left)
    left -= worked
  }
  return new Date(from.getTime() + hours * 60 * minute)
}

/** The weekday of a day's first moment in Dhaka, six hours before Greenwich has it. */
const weekdayOf = (midnight: number): number => new Date(midnight + day / 2).getUTCDay()

const isClosed = (midnight: number, { closedDays, holidays }: WorkingTime): boolean =>
  closedDays.includes(weekdayOf(midnight)) || holidays.has(dhakaDate(new Date(midnight)))

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
