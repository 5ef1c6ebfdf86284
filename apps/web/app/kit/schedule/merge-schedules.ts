import { type Day, groupRows, type Week } from './group-rows.ts'

/** One day: what each schedule has on it, in the schedules' order. */
export type MergedDay<Row> = Pick<Day<unknown>, 'key' | 'date'> & { cells: Row[][] }
export type MergedWeek<Row> = Omit<Week<unknown>, 'days'> & { days: MergedDay<Row>[] }

/** The schedules of a batch side by side, date by date; weeks are counted from `first`. */
export function mergeSchedules<Row extends { starts_at: string }>(
  schedules: readonly (readonly Row[])[],
  first: Row | undefined,
): MergedWeek<Row>[] {
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
