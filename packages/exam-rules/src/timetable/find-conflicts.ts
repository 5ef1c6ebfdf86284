import { addDays, minuteOf } from './days.ts'
import type { TimetableRow } from './timetable-row.ts'

export type ConflictKind =
  | 'teacher_twice'
  | 'hall_twice'
  | 'branch_twice'
  | 'two_exams'
  | 'outside_batch'
  | 'holiday'
  | 'paper_none'
  | 'paper_hidden'
  | 'paper_shut'

export type Conflict = {
  rowId: number
  /** The cell in which it is shown. */
  column: 'date' | 'teacherId' | 'hall' | 'paperId'
  kind: ConflictKind
  /** The other row of this sheet. */
  withRow?: number
  /** The place in `others` of the row of another batch. */
  withOther?: number
}

/** A row of another batch that takes up a teacher or a hall. */
export type TakenHour = Pick<TimetableRow, 'date' | 'starts' | 'minutes' | 'teacherId'> & {
  branchId: number | null
  hall: TimetableRow['hall']
}

export type SheetFacts = {
  /** An exam that is weeks away needs no paper yet, and one that is over none any more. */
  today: string
  /** First and last day of the batch. */
  batch: { startsOn: string; endsOn: string }
  holidays: { has(date: string): boolean }
  /** The branch of each schedule; null where it is online. */
  branchOf: (scheduleId: number) => number | null
  /** Whether a class is joined over a link: it needs no hall. */
  hasLink: (rowId: number) => boolean
  /** Of a paper: whether doctors see it, and the days and hours (Dhaka's) between which it can be begun. */
  paperOf: (paperId: number) => { isActive: boolean; opens: TakenMoment | null; closes: TakenMoment | null } | undefined
  others: readonly TakenHour[]
}

type TakenMoment = { date: string; starts: string }

type Booking = { from: number; until: number; row?: TimetableRow; other?: number }

/** What cannot be as the rows say. A cancelled row is in nobody's way. */
export function findConflicts(rows: readonly TimetableRow[], facts: SheetFacts): Conflict[] {
  const held = rows.filter(({ isCancelled }) => !isCancelled)
  return [...ofDays(held, facts), ...ofTeachers(held, facts), ...ofHalls(held, facts), ...ofExams(held, facts)]
}

function* ofDays(rows: TimetableRow[], { batch, holidays }: SheetFacts): Generator<Conflict> {
  for (const { id: rowId, date } of rows) {
    if (date < batch.startsOn || date > batch.endsOn) yield { rowId, column: 'date', kind: 'outside_batch' }
    if (holidays.has(date)) yield { rowId, column: 'date', kind: 'holiday' }
  }
}

function* ofTeachers(rows: TimetableRow[], { others }: SheetFacts): Generator<Conflict> {
  const taught = bookingsBy(rows, others, ({ teacherId }) => teacherId)
  for (const [one, other] of overlaps(taught)) {
    // A class that is given to several schedules at once is one class.
    if (one.row && other.row && isOneClass(one.row, other.row)) continue
    yield* inBoth(one, other, { column: 'teacherId', kind: 'teacher_twice' })
  }
}

/** An exam names no hall: several are sat in a branch at once. */
function* ofHalls(rows: TimetableRow[], { others, branchOf, hasLink }: SheetFacts): Generator<Conflict> {
  const placeOf = (hall: TimetableRow['hall'], branchId: number | null) => {
    const name = hall?.bn.trim().toLowerCase() ?? ''
    return branchId === null && name === '' ? null : `${branchId}/${name}`
  }
  const places = bookingsBy(
    rows.filter(({ id, kind }) => kind !== 'exam' && !hasLink(id)),
    others,
    ({ hall, scheduleId }) => placeOf(hall, branchOf(scheduleId)),
    ({ hall, branchId }) => placeOf(hall, branchId),
  )
  for (const [one, other] of overlaps(places)) {
    if (one.row && other.row && isOneClass(one.row, other.row)) continue
    const isNamed = Boolean((one.row ?? other.row)?.hall?.bn.trim())
    yield* inBoth(one, other, { column: 'hall', kind: isNamed ? 'hall_twice' : 'branch_twice' })
  }
}

/** A night ends at five in the morning. */
const nightEnds = 5 * 60

/** So many days before an exam its paper is due; the dashboard looks as far ahead. */
const paperDueDays = 7

/** The longest break between two papers of one exam, in minutes. */
const longestBreak = 2 * 60

function* ofExams(rows: TimetableRow[], { paperOf, today }: SheetFacts): Generator<Conflict> {
  const whole = rows.filter(({ kind }) => kind === 'exam')
  const nights = Map.groupBy(whole, (row) => `${row.scheduleId} ${Math.floor((minuteOf(row) - nightEnds) / (24 * 60))}`)
  for (const night of nights.values())
    for (const row of night) {
      const other = night.find((each) => each !== row && !isOneExam(each, row))
      if (other) yield { rowId: row.id, column: 'date', kind: 'two_exams', withRow: other.id }
    }
  const dueUntil = addDays(today, paperDueDays)
  for (const row of rows.filter(({ kind }) => kind !== 'lecture')) {
    const paper = row.paperId === null ? undefined : paperOf(row.paperId)
    if (paper === undefined) {
      if (row.date >= today && row.date <= dueUntil) yield { rowId: row.id, column: 'paperId', kind: 'paper_none' }
    } else if (!paper.isActive) yield { rowId: row.id, column: 'paperId', kind: 'paper_hidden' }
    else if (isShut(row, paper)) yield { rowId: row.id, column: 'paperId', kind: 'paper_shut' }
  }
}

/** Whoever comes when the exam begins could not begin it. */
function isShut(
  row: TimetableRow,
  { opens, closes }: { opens: TakenMoment | null; closes: TakenMoment | null },
): boolean {
  const at = minuteOf(row)
  return (opens !== null && at < minuteOf(opens)) || (closes !== null && at >= minuteOf(closes))
}

/** Two papers on one subject with a break between them, as MRCP is sat. */
function isOneExam(one: TimetableRow, other: TimetableRow): boolean {
  const [first, second] = minuteOf(one) < minuteOf(other) ? [one, other] : [other, one]
  const pause = minuteOf(second) - minuteOf(first) - first.minutes
  return pause >= 0 && pause <= longestBreak && one.subject !== null && one.subject.bn === other.subject?.bn
}

const isOneClass = (one: TimetableRow, other: TimetableRow): boolean =>
  one.scheduleId !== other.scheduleId &&
  one.date === other.date &&
  one.starts === other.starts &&
  one.teacherId === other.teacherId &&
  one.title.bn.trim() === other.title.bn.trim()

function bookingsBy<Key extends string | number>(
  rows: TimetableRow[],
  others: readonly TakenHour[],
  keyOf: (row: TimetableRow) => Key | null,
  keyOfOther: (row: TakenHour) => Key | null = keyOf as never,
): Booking[][] {
  const groups = new Map<Key, Booking[]>()
  const put = (key: Key | null, booking: Booking) => {
    if (key === null) return
    const group = groups.get(key)
    if (group) group.push(booking)
    else groups.set(key, [booking])
  }
  const hoursOf = (row: TakenMoment & { minutes: number }) => {
    const from = minuteOf(row)
    return { from, until: from + row.minutes }
  }
  for (const row of rows) put(keyOf(row), { ...hoursOf(row), row })
  // Whom nobody here asks for is left out before anything is reckoned.
  for (const [other, row] of others.entries()) {
    const key = keyOfOther(row)
    if (key !== null && groups.has(key)) put(key, { ...hoursOf(row), other })
  }
  return [...groups.values()]
}

/** Every two of a group that share a minute, of which at least one is of this sheet. */
function* overlaps(groups: Booking[][]): Generator<[Booking, Booking]> {
  for (const group of groups) {
    const inOrder = group.toSorted((a, b) => a.from - b.from)
    let open: Booking[] = []
    for (const booking of inOrder) {
      open = open.filter(({ until }) => until > booking.from)
      for (const other of open) if (booking.row || other.row) yield [other, booking]
      open.push(booking)
    }
  }
}

function* inBoth(one: Booking, other: Booking, about: Pick<Conflict, 'column' | 'kind'>): Generator<Conflict> {
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const)
    if (here.row)
      yield {
        rowId: here.row.id,
        ...about,
        ...(there.row ? { withRow: there.row.id } : { withOther: there.other! }),
      }
}

/** The first and the last day of which other batches' hours matter to these rows, with room to move them. */
export function daysToWatch({ startsOn, endsOn }: SheetFacts['batch']): { from: string; to: string } {
  return { from: addDays(startsOn, -60), to: addDays(endsOn, 120) }
}
