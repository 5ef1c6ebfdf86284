import { dhakaOffset, dhakaParts } from './dhaka-time.ts'

const day = 24 * 3_600_000

/** The date on a calendar in Dhaka at that moment: '2026-07-01', as the database and the wire write days. */
export function dhakaDate(date: Date): string {
  return new Date(date.getTime() + dhakaOffset).toISOString().slice(0, 10)
}

/** The moment at which a day given as '2026-07-01' begins in Dhaka. */
export function dhakaMidnight(isoDate: string): Date {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) - dhakaOffset)
}

/** The midnight at which that moment's day began in Dhaka. */
export function startOfDhakaDay(date: Date): Date {
  return new Date(Math.floor((date.getTime() + dhakaOffset) / day) * day - dhakaOffset)
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
