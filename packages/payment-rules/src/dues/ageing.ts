import { daysBetween } from '../days.ts'

/** How long a debt has been due: up to a week, a month, two months, longer. */
export const dueAges = ['week', 'month', 'two_months', 'older'] as const
export type DueAge = (typeof dueAges)[number]

/** The first and the last day that an age counts, from the day it was due; the last age has no end. */
const daysOfAge: Record<DueAge, readonly [number, number | null]> = {
  week: [0, 7],
  month: [8, 30],
  two_months: [31, 60],
  older: [61, null],
}

/** Undefined while its day is still to come. */
export function ageOf(dueOn: string, today: string): DueAge | undefined {
  const late = daysBetween(dueOn, today)
  if (late < 0) return undefined
  return dueAges.find((age) => late <= (daysOfAge[age][1] ?? Number.POSITIVE_INFINITY))
}
