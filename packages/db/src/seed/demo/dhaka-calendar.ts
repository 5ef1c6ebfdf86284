const dayLength = 86_400_000

/** Dhaka's clock is six hours ahead of UTC all year. */
const offset = 6 * 3_600_000

/** A day of Dhaka's calendar, counted from 1 January 1970, so that days can be added and compared. */
export type Day = number

export const dayOf = (moment: Date): Day => Math.floor((moment.getTime() + offset) / dayLength)

/** 0 is Sunday. The first day of the count was a Thursday. */
export const weekdayOf = (day: Day): number => (day + 4) % 7

export const isoDate = (day: Day): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** Minutes since midnight of a clock time: '20:30' is 1230. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The moment at which a clock in Dhaka shows so many minutes since that day's midnight. */
export const momentAt = (day: Day, minutes: number): Date => new Date(day * dayLength + minutes * 60_000 - offset)

/** A clock time of Dhaka, so many days from the day of seeding. */
export type When = { day: number; at: string }

export const momentFrom =
  (now: Date) =>
  ({ day, at }: When): Date =>
    momentAt(dayOf(now) + day, minutesOf(at))
