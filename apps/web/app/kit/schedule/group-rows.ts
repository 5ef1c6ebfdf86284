import { dhakaDate, startOfDhakaWeek } from '@prostuti/text/dhaka-date'
import type { Only } from './schedule-address.ts'
import type { ScheduleEvent } from './schedule-queries.ts'

type Dated = Pick<ScheduleEvent, 'starts_at'>

/** `key` is the date in Dhaka, 2026-11-15. */
export type Day<Row> = { key: string; date: Date; rows: Row[] }

export type Week<Row> = {
  key: string
  /** 1 is the week in which the timetable begins; undefined where its beginning is not known. */
  number: number | undefined
  days: Day<Row>[]
}

const weekMs = 7 * 24 * 3_600_000

/**
 * Rows, which come in the order of time, by day and by the week that begins on Saturday. Weeks are counted from `first`, the
 * timetable's first row, shown or not; without it, as on a second page, they have no number.
 */
export function groupRows<Row extends Dated>(rows: readonly Row[], first: Dated | undefined): Week<Row>[] {
  const weeks: Week<Row>[] = []
  for (const row of rows) {
    const date = new Date(row.starts_at)
    const saturday = startOfDhakaWeek(date)
    const week =
      last(weeks, dhakaDate(saturday)) ?? add(weeks, { key: dhakaDate(saturday), number: numberOf(saturday), days: [] })
    const day = last(week.days, dhakaDate(date)) ?? add(week.days, { key: dhakaDate(date), date, rows: [] })
    day.rows.push(row)
  }
  return weeks

  function numberOf(saturday: Date): number | undefined {
    if (!first) return undefined
    return (saturday.getTime() - startOfDhakaWeek(new Date(first.starts_at)).getTime()) / weekMs + 1
  }
}

const last = <T extends { key: string }>(list: readonly T[], key: string): T | undefined =>
  list.at(-1)?.key === key ? list.at(-1) : undefined

function add<T>(list: T[], item: T): T {
  list.push(item)
  return item
}

export const daysIn = (weeks: readonly Week<unknown>[]): string[] =>
  weeks.flatMap(({ days }) => days.map(({ key }) => key))

export const isShown = ({ kind }: Pick<ScheduleEvent, 'kind'>, only: Only): boolean =>
  only === undefined || kind === only || kind === 'lecture_and_exam'
