import { addStudyDays, studyDayOf, studyDaysBetween } from '@prostuti/learning-rules/day/study-day'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { Overview } from '../../../kit/notebook/notebook-api.ts'

export type CalendarDay = { day: string; reviews: number; column: number; row: number; level: number }

const weeks = 12
/** 1970-01-03 was a Saturday, with which a week begins here. */
const aSaturday = '1970-01-03'
const rowOf = (day: string): number => ((studyDaysBetween(aSaturday, day) % 7) + 7) % 7

/** How dark a day is: none, few, some, many, very many. */
export const levelOf = (reviews: number): number => [1, 10, 20, 40].filter((from) => reviews >= from).length

/** Whether the day of learning is still the one before, and the last box not the day that a clock says. */
export const isBeforeFour = (now: Date): boolean => studyDayOf(now) !== dhakaDate(now)

/** The days of twelve weeks, the running one last, each in the column of its week and the row of its weekday. */
export function calendarWeeks(calendar: Overview['calendar'], today: string): CalendarDay[] {
  const first = addStudyDays(today, -rowOf(today) - (weeks - 1) * 7)
  const reviewsOf = new Map(calendar.map(({ day, reviews }) => [day, reviews]))
  const count = studyDaysBetween(first, today) + 1
  return Array.from({ length: count }, (_, nth) => {
    const day = addStudyDays(first, nth)
    const reviews = reviewsOf.get(day) ?? 0
    return { day, reviews, column: Math.floor(nth / 7), row: nth % 7, level: levelOf(reviews) }
  })
}
