import { startOfStudyDay, studyDaysBetween } from '@prostuti/learning-rules/day/study-day'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

const noonMs = 8 * 3_600_000

/** The middle of a day of learning: a moment that has its date in Dhaka. */
export const momentOf = (day: string): Date => new Date(startOfStudyDay(day).getTime() + noonMs)

/** When something comes: `২৬ নভেম্বর`, `on 26 November`, with the year where it is another one. */
export function dayWords(day: string, today: string): string {
  if (studyDaysBetween(today, day) === 1) return m.notebook_tomorrow()
  const style = day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'long'
  return m.notebook_on_day({ day: formatDate(momentOf(day), getLocale(), style) })
}
