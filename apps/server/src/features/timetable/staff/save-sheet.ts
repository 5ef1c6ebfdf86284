import type { BodyOf } from '@prostuti/contract'
import { rowsAtMost, type saveTimetableSheet } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { applyDifference, type Difference, differenceOf, type TimetableRow } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { readVersion, writeRevision } from '../../resource/index.ts'
import { cleanInBoth, plainLine, plainParagraphs } from '../../rich-text/index.ts'
import { inBranches, type StaffMember, type Written } from '../../staff/index.ts'
import { holdBatch } from './find-batch.ts'
import { judgeRows } from './judge-rows.ts'
import { readKeptRows } from './kept-rows.ts'
import { movePapers } from './move-papers.ts'
import { sheetThing } from './read-sheet.ts'
import { offWire, readSheetRows } from './sheet-rows.ts'
import { tellDoctors } from './tell-doctors.ts'
import { writeRows } from './write-rows.ts'

const { schedule } = tables

type Saving = {
  batchId: number
  sent: BodyOf<typeof saveTimetableSheet>
  member: StaffMember
  now: Date
  locale: Locale
}

type Saved = Written<{ version: number; doctors: number; papers: number }>

/** All that was changed in a sheet, or nothing: its rows, who is told of them, and how the sheet stood before. */
export async function saveSheet(tx: Transaction, { batchId, sent, member, now, locale }: Saving): Promise<Saved> {
  const { courseId } = await holdBatch(tx, { batchId, member })
  const { version } = await readVersion(tx, sheetThing(batchId))
  if (version !== sent.version) throw new AppError('version_conflict')
  const before: TimetableRow[] = (await readSheetRows(tx, { batchId, member })).map(({ heldBy: _, ...row }) => row)
  const wanted = wantedRows(before, sent)
  if (wanted.length > rowsAtMost)
    throw invalidFields({
      rows: messages.error_timetable_too_many({ max: formatNumber(rowsAtMost, locale) }, { locale }),
    })
  const difference = differenceOf(before, wanted)
  const after = new Map(wanted.map((row) => [row.id, row]))
  const schedules = await tx
    .select({ id: schedule.id })
    .from(schedule)
    .where(and(eq(schedule.batchId, batchId), inBranches(member, schedule.contactId)))
  await judgeRows(tx, {
    difference,
    before: new Map(before.map((row) => [row.id, row])),
    after,
    courseId,
    member,
    scheduleIds: new Set(schedules.map(({ id }) => id)),
    kept: await readKeptRows(tx, batchId),
    movedHeld: new Set(sent.moved_held),
    now,
    nameOf: (id) => (id < 0 ? `new ${-id - 1}` : String(id)),
    locale,
  })
  const added = await writeRows(tx, { difference, after, now })
  const moved = sent.move_papers
    ? await movePapers(tx, { batchId, before, after: wanted, now })
    : { before: {}, after: {} }
  const written = { ...difference, added }
  const doctors = await tellDoctors(tx, {
    changed: touchedSchedules(written, before, after),
    notice: sent.notice,
    now,
  })
  const next = await reviseSheet(tx, { batchId, difference: written, staffId: member.id, now })
  const audit = auditOf(written)
  return {
    answer: { version: next, doctors, papers: Object.keys(moved.after).length },
    ...sheetThing(batchId),
    before: { ...audit.before, ...moved.before },
    after: { ...audit.after, ...moved.after },
  }
}

/** The rows as the member wants them: what they did not touch stays, and a row that is gone cannot be changed. */
function wantedRows(before: TimetableRow[], { added, changed, removed }: Saving['sent']): TimetableRow[] {
  const known = new Set(before.map(({ id }) => id))
  if ([...changed.map(({ id }) => id), ...removed].some((id) => !known.has(id))) throw new AppError('not_found')
  const gone = new Set(removed)
  return applyDifference(before, {
    added: added.map((fields, at) => cleaned({ ...(offWire(fields) as TimetableRow), id: -at - 1 })),
    removed: before.filter(({ id }) => gone.has(id)),
    changed: changed.map(({ id, fields }) => ({ id, before: {}, after: cleaned(offWire(fields)) })),
  })
}

/** Texts as they are kept, of those that were sent. */
function cleaned<Row extends Partial<TimetableRow>>(row: Row): Row {
  const clean = (text: TimetableRow['subject'], as: (text: string) => string) => text && cleanInBoth(text, as)
  return {
    ...row,
    ...(row.title && { title: clean(row.title, plainLine) }),
    ...(row.subject && { subject: clean(row.subject, plainLine) }),
    ...(row.hall && { hall: clean(row.hall, plainLine) }),
    ...(row.syllabus && { syllabus: clean(row.syllabus, plainParagraphs) }),
  }
}

/** The schedules in which something changed; a row that went from one to another changed both. */
function touchedSchedules(
  { added, removed, changed }: Difference<TimetableRow>,
  before: TimetableRow[],
  after: ReadonlyMap<number, TimetableRow>,
): Map<number, number> {
  const ids = new Set(changed.map(({ id }) => id))
  const rows = [
    ...added,
    ...removed,
    ...changed.flatMap(({ id }) => after.get(id) ?? []),
    ...before.filter(({ id }) => ids.has(id)),
  ]
  return new Map(rows.map(({ scheduleId, id }) => [scheduleId, id]))
}

type Revised = {
  batchId: number
  difference: Difference<TimetableRow>
  staffId: number
  now: Date
}

/** A revision keeps what changed, not the two thousand rows that did not: older states are reckoned backwards from today's. */
export const reviseSheet = (tx: Transaction, { batchId, difference, staffId, now }: Revised): Promise<number> =>
  writeRevision(tx, { ...sheetThing(batchId), before: undefined, after: { difference }, staffId, now })

/** Row by row what stood there and what stands there now. */
export const auditOf = ({ added, removed, changed }: Difference<TimetableRow>) => ({
  before: Object.fromEntries([
    ...removed.map((row) => [`row ${row.id}`, row] as const),
    ...changed.map(({ id, before }) => [`row ${id}`, before] as const),
  ]),
  after: Object.fromEntries([
    ...added.map((row) => [`row ${row.id}`, row] as const),
    ...changed.map(({ id, after }) => [`row ${id}`, after] as const),
  ]),
})
