import { type Day, groupRows, type Week } from '../../kit/schedule/group-rows.ts'
import type { ScheduleEvent } from '../../kit/schedule/schedule-queries.ts'

/** One day of the master schedule: what each schedule has on it, in the schedules' order. */
export type MergedDay = Pick<Day<unknown>, 'key' | 'date'> & { cells: ScheduleEvent[][] }

export type MergedWeek = Omit<Week<unknown>, 'days'> & { days: MergedDay[] }

/** The schedules of a batch side by side, date by date. */
export function mergeSchedules(
  schedules: readonly (readonly ScheduleEvent[])[],
  first: ScheduleEvent | undefined,
): MergedWeek[] {
  const rows = schedules.flatMap((events, column) => events.map((row) => ({ starts_at: row.starts_at, column, row })))
  rows.sort((a, b) => a.starts_at.localeCompare(b.starts_at))
  return groupRows(rows, first).map((week) => ({
    ...week,
    days: week.days.map(({ key, date, rows }) => ({
      key,
      date,
      cells: schedules.map((_, column) => rows.filter((each) => each.column === column).map(({ row }) => row)),
    })),
  }))
}
