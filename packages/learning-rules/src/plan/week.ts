import { addStudyDays, studyDaysBetween } from '../day/study-day.ts'

/** Some Saturday: the week begins with it, and Friday ends it. */
const aSaturday = '2026-11-14'

/** The first day of the week that a day is in. */
export function weekOf(day: string): string {
  const days = studyDaysBetween(aSaturday, day) % 7
  return addStudyDays(day, -((days + 7) % 7))
}

export const daysOfWeek = (week: string): string[] => Array.from({ length: 7 }, (_, n) => addStudyDays(week, n))

/** How many weeks one may look back and ahead of the one that is running. */
export const weeksAtMost = 8

/** The first day behind the weeks that can be shown. */
export const shownEnd = (today: string): string => addStudyDays(weekOf(today), 7 * (weeksAtMost + 1))

/** A plan is laid until the end of the week after the one that is running. */
export const planEnd = (today: string): string => addStudyDays(weekOf(today), 14)
