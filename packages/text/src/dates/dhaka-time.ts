const hour = 3_600_000
const day = 24 * hour

/** Asia/Dhaka has been UTC+6 without summer time since 2010, so plain arithmetic says the same on every phone and server. */
const offset = 6 * hour

export type DhakaParts = {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** 0 is Sunday, as in JavaScript. */
  weekday: number
}

/** What a wall clock and calendar in Dhaka show at that moment. */
export function dhakaParts(date: Date): DhakaParts {
  const shifted = new Date(date.getTime() + offset)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  }
}

/** The date on a calendar in Dhaka at that moment: '2026-07-01', as the database and the wire write days. */
export function dhakaDate(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(0, 10)
}

/** The moment at which a day given as '2026-07-01' begins in Dhaka. */
export function dhakaMidnight(isoDate: string): Date {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) - offset)
}

/** The midnight at which that moment's day began in Dhaka. */
export function startOfDhakaDay(date: Date): Date {
  return new Date(Math.floor((date.getTime() + offset) / day) * day - offset)
}

/** The Saturday midnight at which that moment's week began: calendars in Bangladesh start on Saturday. */
export function startOfDhakaWeek(date: Date): Date {
  const daysSinceSaturday = (dhakaParts(date).weekday + 1) % 7
  return new Date(startOfDhakaDay(date).getTime() - daysSinceSaturday * day)
}

/** Whole calendar days from now: 0 is today, 1 tomorrow, −1 yesterday. */
export function daysUntil(date: Date, now: Date): number {
  return (startOfDhakaDay(date).getTime() - startOfDhakaDay(now).getTime()) / day
}
