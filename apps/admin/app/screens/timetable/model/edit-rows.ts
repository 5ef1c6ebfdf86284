import { addDays, isOpenDay, shiftDates, type TimetableRow, weekdayOf } from '@prostuti/exam-rules'
import { cellText } from './cell-text.ts'
import { minutesUntil, readCell } from './read-cell.ts'
import type { ColumnKey } from './sheet-columns.ts'
import type { Facts } from './sheet-facts.ts'

/** A cell that could not be read: it keeps what stood there. */
export type CellProblem = { id: number; column: ColumnKey; problem: string }

/** Rows after an edit, and the cells that could not be. Rows that did not change are the same objects. */
export type Edited = { rows: TimetableRow[]; problems: CellProblem[] }

export type CellWrite = { id: number; column: ColumnKey; text: string }

/** Writes texts into cells, each as if it was typed. A start comes before its end, so that both hold what was written. */
export function writeCells(rows: readonly TimetableRow[], writes: readonly CellWrite[], facts: Facts): Edited {
  const problems: CellProblem[] = []
  const byRow = Map.groupBy(writes, ({ id }) => id)
  const edited = rows.map((row) => {
    const own = byRow.get(row.id)
    if (own === undefined) return row
    // The kind first: whether a row has a paper or a hall depends on it.
    const inOrder = own.toSorted((a, b) => rank(a.column) - rank(b.column))
    return inOrder.reduce((now, { column, text }) => {
      if (text.trim() === cellText(now, column, facts)) return now
      const reading = readCell(now, column, text, facts)
      if ('row' in reading) return reading.row
      problems.push({ id: row.id, column, problem: reading.problem })
      return now
    }, row)
  })
  return { rows: edited, problems }
}

const rank = (column: ColumnKey): number => (column === 'kind' ? 0 : column === 'ends' ? 2 : 1)

export type Span = { ids: readonly number[]; columns: readonly ColumnKey[] }

export const copyCells = (rows: ReadonlyMap<number, TimetableRow>, { ids, columns }: Span, facts: Facts): string[][] =>
  ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [columns.map((column) => cellText(row, column, facts))] : []
  })

/** What can be empty is emptied; a row keeps its day, its hours and its title. */
export const clearCells = (rows: readonly TimetableRow[], { ids, columns }: Span, facts: Facts): TimetableRow[] => {
  const always: ColumnKey[] = ['scheduleId', 'date', 'starts', 'ends', 'kind', 'title']
  const emptied = columns.filter((column) => !always.includes(column))
  const writes = ids.flatMap((id) => emptied.map((column) => ({ id, column, text: '' })))
  return writeCells(rows, writes, facts).rows
}

/** The first row of the span is written into those below it. */
export function fillDown(rows: readonly TimetableRow[], { ids, columns }: Span, facts: Facts): Edited {
  const first = rows.find(({ id }) => id === ids[0])
  if (first === undefined) return { rows: [...rows], problems: [] }
  const texts = columns.map((column) => cellText(first, column, facts))
  return writeCells(
    rows,
    ids.slice(1).flatMap((id) => columns.map((column, at) => ({ id, column, text: texts[at]! }))),
    facts,
  )
}

type Paste = {
  cells: readonly (readonly string[])[]
  /** The rows as they are shown, and where among them the first cell goes. */
  shown: readonly number[]
  row: number
  columns: readonly ColumnKey[]
  column: number
  /** How far the selection reaches: one cell that is pasted fills all of it. */
  span: Span
}

/** Writes pasted cells from a cell on to the right and down; rows that are missing at the end are added. */
export function pasteCells(rows: readonly TimetableRow[], paste: Paste, facts: Facts): Edited {
  const { cells, shown, row, columns, column, span } = paste
  const only = cells.length === 1 && cells[0]!.length === 1 ? cells[0]![0]! : undefined
  if (only !== undefined && span.ids.length * span.columns.length > 1)
    return writeCells(
      rows,
      span.ids.flatMap((id) => span.columns.map((each) => ({ id, column: each, text: only }))),
      facts,
    )
  let all = [...rows]
  const ids = [...shown]
  while (ids.length < row + cells.length) {
    const added = newRow(all, { after: ids.at(-1), facts })
    all = [...all, added]
    ids.push(added.id)
  }
  const writes = cells.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const at = columns[column + right]
      return at === undefined ? [] : [{ id: ids[row + down]!, column: at, text }]
    }),
  )
  return writeCells(all, writes, facts)
}

type NewRow = { after: number | undefined; facts: Facts; scheduleId?: number | undefined }

/** A row like the one that it follows, on the next day of class. */
export function newRow(rows: readonly TimetableRow[], { after, facts, scheduleId }: NewRow): TimetableRow {
  const before = rows.find(({ id }) => id === after)
  const schedule = facts.schedules.get(scheduleId ?? before?.scheduleId ?? 0) ?? [...facts.schedules.values()][0]!
  const date = before ? nextOpenDay(addDays(before.date, 1), schedule.id, facts) : facts.batch.starts_on
  return {
    id: Math.min(0, ...rows.map(({ id }) => id)) - 1,
    scheduleId: schedule.id,
    date,
    starts: before?.starts ?? schedule.opens,
    minutes: before?.minutes ?? minutesUntil(schedule.opens, schedule.closes),
    kind: before?.kind ?? 'lecture',
    title: { bn: '' },
    subject: null,
    teacherId: null,
    hall: null,
    questions: null,
    paperId: null,
    syllabus: null,
    videoId: null,
    isCancelled: false,
  }
}

/**
 * Whether a row may stand on a day. Friday is a day of class where the schedule says so, and an exam that was held on a Friday, or
 * any row on a day that is not its schedule's usual one, may keep its day of the week.
 */
export const opennessOf = (facts: Facts, weekdaysOnly: boolean) => {
  const holidays = new Set(facts.holidays.keys())
  const rules = new Map(
    [...facts.schedules].map(([id, { weekdays }]) => [
      id,
      isOpenDay({ holidays, alsoFridays: weekdays.includes(5), ...(weekdaysOnly && { weekdays }) }),
    ]),
  )
  return (date: string, scheduleId: number, from?: string): boolean => {
    if (from !== undefined && weekdayOf(from) === weekdayOf(date)) return !holidays.has(date)
    return rules.get(scheduleId)?.(date) ?? true
  }
}

function nextOpenDay(date: string, scheduleId: number, facts: Facts): string {
  const isOpen = opennessOf(facts, true)
  return shiftDates([date], { days: 0, isOpen: (each) => isOpen(each, scheduleId) }).get(date)!
}

/** Rows to the day before or after, over Fridays and holidays. */
export function moveRows(
  rows: readonly TimetableRow[],
  ids: readonly number[],
  step: 1 | -1,
  facts: Facts,
): TimetableRow[] {
  const isOpen = opennessOf(facts, false)
  const moving = new Set(ids)
  return rows.map((row) => {
    if (!moving.has(row.id) || facts.kept.get(row.id) === 'sat') return row
    let date = addDays(row.date, step)
    for (let tried = 0; tried < 60 && !isOpen(date, row.scheduleId); tried += 1) date = addDays(date, step)
    return { ...row, date }
  })
}
