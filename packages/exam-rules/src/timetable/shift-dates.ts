import { addDays, friday, hasBegun, weekdayOf } from './days.ts'

type DayRules = {
  /** Holidays and hartal days. */
  holidays: ReadonlySet<string>
  /** Left out, Fridays are skipped: nothing is held on them unless a schedule says so. */
  alsoFridays?: boolean
  /** Only these days of the week, such as a schedule's usual ones. They say themselves whether Friday is among them. */
  weekdays?: readonly number[]
}

/** Whether anything is held on a day. */
export function isOpenDay({ holidays, alsoFridays = false, weekdays = [] }: DayRules): (date: string) => boolean {
  return (date) => {
    if (holidays.has(date)) return false
    const weekday = weekdayOf(date)
    return weekdays.length > 0 ? weekdays.includes(weekday) : alsoFridays || weekday !== friday
  }
}

/** Nobody closes for longer; what finds no open day by then stays where it falls. */
const patienceDays = 400

/**
 * Where each date goes when all of them move by so many days. A date that falls on a closed day goes on to the next open one, and
 * pushes the dates behind it until a gap takes it up: what stood on two days never ends on one, and their order stays. By 0 days,
 * only what stands on closed days moves.
 */
export function shiftDates(
  dates: Iterable<string>,
  { days, isOpen }: { days: number; isOpen: (date: string, from: string) => boolean },
): Map<string, string> {
  const moved = new Map<string, string>()
  let last = ''
  for (const date of [...new Set(dates)].toSorted()) {
    const earliest = addDays(date, days)
    let found = earliest > last ? earliest : addDays(last, 1)
    for (let tried = 0; tried < patienceDays && !isOpen(found, date); tried += 1) found = addDays(found, 1)
    moved.set(date, found)
    last = found
  }
  return moved
}

type Dated = { id: number; scheduleId: number; date: string; starts: string; isCancelled: boolean }

type RowShift = {
  /** Rows before this day stay where they are. */
  from: string
  days: number
  /** What has begun by then stays: a class that was held cannot be held on another day. Left out, nothing has, as in a copy. */
  now?: Date
  /** Each schedule has its own days; `from` is where the row stood. */
  isOpen: (date: string, scheduleId: number, from: string) => boolean
}

/** The rows of several schedules from a day on, each schedule for itself. A cancelled row keeps the day on which it was called off. */
export function shiftRows<Row extends Dated>(rows: readonly Row[], { from, days, now, isOpen }: RowShift): Row[] {
  const moving = rows.filter(
    (row) => row.date >= from && !row.isCancelled && !(now !== undefined && hasBegun(row, now)),
  )
  const bySchedule = Map.groupBy(moving, ({ scheduleId }) => scheduleId)
  const moves = new Map(
    [...bySchedule].map(([scheduleId, own]) => [
      scheduleId,
      shiftDates(
        own.map(({ date }) => date),
        { days, isOpen: (date, was) => isOpen(date, scheduleId, was) },
      ),
    ]),
  )
  const isMoving = new Set(moving)
  return rows.map((row) => {
    const date = isMoving.has(row) ? moves.get(row.scheduleId)?.get(row.date) : undefined
    return date === undefined || date === row.date ? row : { ...row, date }
  })
}
