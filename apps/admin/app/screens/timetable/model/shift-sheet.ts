import { hasBegun, shiftRows, type TimetableRow } from '@prostuti/exam-rules'
import { opennessOf } from './edit-rows.ts'
import type { Facts } from './sheet-facts.ts'

type Shift = {
  facts: Facts
  /** From this day on. */
  from: string
  /** The schedule that is shown alone; undefined: all of them. */
  scheduleId: number | undefined
  days: number
  weekdaysOnly: boolean
  now: Date
}

/** What stays where it is, though it stands on or after the day: held already, its exam sat, or called off. */
type Staying = { held: number; sat: number; cancelled: number }

/** The rows of a sheet after a shift, and what a person has to know of it beforehand. */
export function shiftSheet(rows: readonly TimetableRow[], { facts, from, scheduleId, now, ...by }: Shift) {
  const ofShift = rows.filter((row) => scheduleId === undefined || row.scheduleId === scheduleId)
  const isSat = ({ id }: TimetableRow) => facts.kept.get(id) === 'sat'
  const shifted = shiftRows(
    ofShift.filter((row) => !isSat(row)),
    { from, days: by.days, now, isOpen: opennessOf(facts, by.weekdaysOnly) },
  )
  const byId = new Map(shifted.map((row) => [row.id, row]))
  const after = rows.map((row) => byId.get(row.id) ?? row)
  const moved = after.filter((row, at) => row !== rows[at])
  const days = moved.map(({ date }) => date).toSorted()
  const staying: Staying = { held: 0, sat: 0, cancelled: 0 }
  for (const row of ofShift) {
    if (row.date < from) continue
    if (isSat(row)) staying.sat += 1
    else if (row.isCancelled) staying.cancelled += 1
    else if (hasBegun(row, now)) staying.held += 1
  }
  return {
    rows: after,
    moved: moved.length,
    last: days.at(-1),
    staying,
    /** How many of the moved fall behind the last day of the batch. */
    outside: days.filter((day) => day > facts.batch.ends_on).length,
  }
}
