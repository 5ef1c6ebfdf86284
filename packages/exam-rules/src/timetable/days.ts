const dayMs = 86_400_000

export const friday = 5

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export const addDays = (date: string, days: number): string =>
  new Date(timeOf(date) + days * dayMs).toISOString().slice(0, 10)

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / dayMs

/** 0 is Sunday, as in JavaScript. */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay()

/** Rows have Dhaka's hours, which are UTC+6 without summer time. */
const dhakaMinutes = 6 * 60

/** Whether a row's hour has come: its class was held, or is being held. */
export const hasBegun = (row: { date: string; starts: string }, now: Date): boolean =>
  minuteOf(row) - dhakaMinutes <= now.getTime() / 60_000

/** Minutes on one long clock, so that hours of different days can be compared. */
export function minuteOf({ date, starts }: { date: string; starts: string }): number {
  const [hours = 0, minutes = 0] = starts.split(':').map(Number)
  return timeOf(date) / 60_000 + hours * 60 + minutes
}
