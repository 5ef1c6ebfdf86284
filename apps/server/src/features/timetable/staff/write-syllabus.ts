import type { BodyOf } from '@prostuti/contract'
import type { writeTimetableSyllabus } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import { applyDifference, differenceOf, type TimetableRow } from '@prostuti/exam-rules'
import { AppError } from '../../../errors.ts'
import { readVersion } from '../../resource/index.ts'
import { cleanInBoth, plainParagraphs } from '../../rich-text/index.ts'
import type { StaffMember, Written } from '../../staff/index.ts'
import { holdBatch } from './find-batch.ts'
import { sheetThing } from './read-sheet.ts'
import { auditOf, reviseSheet } from './save-sheet.ts'
import { readSheetRows } from './sheet-rows.ts'
import { writeRows } from './write-rows.ts'

type Writing = { batchId: number; sent: BodyOf<typeof writeTimetableSyllabus>; member: StaffMember; now: Date }

/** What to read for some rows. A teacher writes that of their own rows alone; another's does not exist for them. */
export async function writeSyllabus(
  tx: Transaction,
  { batchId, sent, member, now }: Writing,
): Promise<Written<{ version: number }>> {
  await holdBatch(tx, { batchId, member })
  const { version } = await readVersion(tx, sheetThing(batchId))
  if (version !== sent.version) throw new AppError('version_conflict')
  const before: TimetableRow[] = (await readSheetRows(tx, { batchId, member })).map(({ heldBy: _, ...row }) => row)
  const isOwn = ({ teacherId }: TimetableRow) => member.role !== 'teacher' || teacherId === member.teacherId
  const own = new Set(before.filter((row) => row.teacherId !== null && isOwn(row)).map(({ id }) => id))
  if (sent.rows.some(({ id }) => !own.has(id))) throw new AppError('not_found')
  const wanted = applyDifference(before, {
    added: [],
    removed: [],
    changed: sent.rows.map(({ id, syllabus }) => ({
      id,
      before: {},
      after: { syllabus: syllabus && cleanInBoth(syllabus, plainParagraphs) },
    })),
  })
  const difference = differenceOf(before, wanted)
  await writeRows(tx, { difference, after: new Map(wanted.map((row) => [row.id, row])), now })
  const next = await reviseSheet(tx, { batchId, difference, staffId: member.id, now })
  return { answer: { version: next }, ...sheetThing(batchId), ...auditOf(difference) }
}
