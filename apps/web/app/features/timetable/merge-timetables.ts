import type { TimetableRow } from '../../kit/course/timetable-queries.ts'
import { type Day, groupRows, type Week } from '../../kit/schedule/group-rows.ts'

/** One day: what each schedule has on it, in the schedules' order. */
export type MergedDay = Pick<Day<unknown>, 'key' | 'date'> & { cells: TimetableRow[][] }
export type MergedWeek = Omit<Week<unknown>, 'days'> & { days: MergedDay[] }

/** Several timetables side by side, date by date; weeks are counted from the own one's first row. */
export function mergeTimetables(
  schedules: readonly (readonly TimetableRow[])[],
  first: TimetableRow | undefined,
): MergedWeek[] {
  const rows = schedules.flatMap((each, column) => each.map((row) => ({ starts_at: row.starts_at, column, row })))
  rows.sort((one, other) => one.starts_at.localeCompare(other.starts_at))
  return groupRows(rows, first).map((week) => ({
    ...week,
    days: week.days.map(({ key, date, rows: ofDay }) => ({
      key,
      date,
      cells: schedules.map((_, column) => ofDay.filter((each) => each.column === column).map(({ row }) => row)),
    })),
  }))
}
