import type { TimetableRow } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import { searchKey } from '@prostuti/text/search-key'
import { type CellProblem, type CellWrite, newRow, writeCells } from './edit-rows.ts'
import { type ColumnKey, columns } from './sheet-columns.ts'
import type { Facts } from './sheet-facts.ts'

/** A cell of a file that could not be read; `row` and `column` as the spreadsheet program numbers them. */
type TableProblem = { row: number; column: string; problem: string }

export type ReadTable = {
  rows: TimetableRow[]
  problems: TableProblem[]
  /** Rows of the sheet that the file says nothing of. They stay. */
  absent: number[]
}

const key = (text: string): string => searchKey(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** What a column may be called in a file; our own titles come first. */
const otherNames: Partial<Record<ColumnKey, string[]>> = {
  scheduleId: ['schedule', 'timetable', 'রুটিন', 'শিডিউল'],
  date: ['date', 'day', 'তারিখ', 'দিন'],
  starts: ['start', 'starts', 'time', 'from', 'শুরু', 'সময়'],
  ends: ['end', 'ends', 'to', 'শেষ'],
  kind: ['kind', 'type', 'ধরন'],
  title: ['title', 'topic', 'lecture', 'শিরোনাম', 'বিষয়বস্তু', 'টপিক', 'title bn'],
  titleEn: ['title en', 'title english'],
  subject: ['subject', 'বিষয়'],
  teacherId: ['teacher', 'faculty', 'শিক্ষক'],
  hall: ['hall', 'room', 'হল', 'কক্ষ'],
  questions: ['questions', 'প্রশ্ন'],
  paperId: ['paper', 'প্রশ্নপত্র'],
  videoId: ['video', 'recording', 'ভিডিও', 'রেকর্ডিং'],
  syllabus: ['syllabus', 'সিলেবাস'],
  isCancelled: ['state', 'status', 'অবস্থা'],
}

const rowNumber = ['id', 'no', 'সারি']

function columnOf(head: string): ColumnKey | undefined {
  const asked = key(head)
  return columns.find(({ key: name, title }) =>
    [title(), ...(otherNames[name] ?? [])].some((known) => key(known) === asked),
  )?.key
}

/** Whether the first row names the columns: a row without a day and a title among its names is no head. */
export function hasHead(cells: readonly (readonly string[])[]): boolean {
  const found = (cells[0] ?? []).map(columnOf)
  return found.includes('date') && found.includes('title')
}

/** `27` → `AB`, as spreadsheet programs letter their columns. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/**
 * The rows that a file with a head asks for, laid over those of the sheet. A row with the number of one is that one, the others are
 * new; each cell is read as if it was typed, and what cannot be read is named as the spreadsheet program names it.
 */
export function readTable(
  rows: readonly TimetableRow[],
  cells: readonly (readonly string[])[],
  facts: Facts,
): ReadTable {
  const head = cells[0] ?? []
  const found = head.map(columnOf)
  const idAt = head.findIndex((title) => rowNumber.some((name) => key(name) === key(title)))
  if (!hasHead(cells))
    return { rows: [...rows], problems: [{ row: 1, column: '', problem: m.office_sheet_no_head() }], absent: [] }
  const known = new Set(rows.map(({ id }) => id))
  let all = [...rows]
  const writes: CellWrite[] = []
  const lineOf = new Map<number, number>()
  for (const [at, line] of cells.entries()) {
    if (at === 0 || line.every((cell) => cell.trim() === '')) continue
    let id = idAt < 0 ? 0 : Number(line[idAt])
    if (!known.has(id) || lineOf.has(id)) {
      const added = newRow(all, { after: all.at(-1)?.id, facts })
      all = [...all, added]
      id = added.id
    }
    lineOf.set(id, at)
    for (const [place, column] of found.entries())
      if (column !== undefined) writes.push({ id, column, text: line[place] ?? '' })
  }
  const edited = writeCells(all, withoutBlanks(writes, rows), facts)
  return {
    rows: edited.rows,
    problems: edited.problems.map((each) => placeOf(each, lineOf, found)),
    absent: rows.filter(({ id }) => !lineOf.has(id)).map(({ id }) => id),
  }
}

/** An empty cell wipes out what stood in a known row; in a new one it says nothing. */
function withoutBlanks(writes: CellWrite[], rows: readonly TimetableRow[]): CellWrite[] {
  const known = new Set(rows.map(({ id }) => id))
  const needed: ColumnKey[] = ['date', 'title']
  return writes.filter(
    ({ id, column, text }) => text.trim() !== '' || needed.includes(column) || (known.has(id) && column !== 'ends'),
  )
}

const placeOf = (
  { id, column, problem }: CellProblem,
  lineOf: ReadonlyMap<number, number>,
  found: (ColumnKey | undefined)[],
) => ({
  row: (lineOf.get(id) ?? 0) + 1,
  column: letterOf(found.indexOf(column)),
  problem,
})
