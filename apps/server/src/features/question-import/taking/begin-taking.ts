import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { beginStaffJob } from '../../staff-jobs/index.ts'
import { findWorkable, isTakeable } from '../find-import.ts'
import { takeKind, undoKind } from '../job-kinds.ts'
import { createSubjectFinder, listSubjects } from '../subjects.ts'
import { countUsed } from './undo-rows.ts'

const { question, questionImport, questionImportRow } = tables

type ImportRequest = { id: number; member: StaffMember; now: Date }

export async function beginTaking(
  tx: Transaction,
  { state, locale, ...asked }: ImportRequest & { state: 'draft' | 'in_review'; locale: Locale },
): Promise<number> {
  const found = await findWorkable(tx, asked, 'no key update')
  const isRow = and(eq(questionImportRow.importId, found.id), isTakeable)
  const total = await tx.$count(questionImportRow, isRow)
  if (total === 0) throw new AppError('version_conflict')
  const lacking = await countWithoutSubject(tx, found)
  if (lacking > 0) {
    const count = formatNumber(lacking, locale)
    throw invalidFields({ subject_id: messages.office_import_subject_lacking({ count }, { locale }) })
  }
  return beginJob(tx, { ...asked, found, kind: takeKind, total, input: { state } })
}

export async function beginUndoing(tx: Transaction, asked: ImportRequest): Promise<number> {
  const found = await findWorkable(tx, asked, 'no key update')
  const total = await tx.$count(question, eq(question.importId, found.id))
  if (total === 0) throw new AppError('version_conflict')
  if ((await countUsed(tx, found.id)) > 0) throw new AppError('import_used')
  return beginJob(tx, { ...asked, found, kind: undoKind, total, input: {} })
}

type Import = typeof questionImport.$inferSelect
type NewJob = ImportRequest & { found: Import; kind: string; total: number; input: object }

async function beginJob(tx: Transaction, { found, member, now, kind, total, input }: NewJob): Promise<number> {
  const jobId = await beginStaffJob(tx, {
    kind,
    title: found.fileName,
    staffId: member.id,
    input: { importId: found.id, list: `/import/${found.id}`, from: found.state, ...input },
    total,
    now,
  })
  await tx.update(questionImport).set({ state: 'taking', jobId }).where(eq(questionImport.id, found.id))
  return jobId
}

/** Of those that can be taken: who names no subject that the bank knows, where the import has none either. */
export async function countWithoutSubject(
  tx: Tx,
  { id, subjectId }: Pick<Import, 'id' | 'subjectId'>,
): Promise<number> {
  if (subjectId !== null) return 0
  return (await countSubjects(tx, id)).reduce((sum, { isKnown, count }) => (isKnown ? sum : sum + count), 0)
}

/** How often the rows that can be taken name which subject, and whether the bank knows it. */
export async function countSubjects(tx: Tx, importId: number) {
  const name = sql<string | null>`${questionImportRow.reading} ->> 'subject'`
  const named = await tx
    .select({ name, count: sql<number>`count(*)::int` })
    .from(questionImportRow)
    .where(and(eq(questionImportRow.importId, importId), isTakeable))
    .groupBy(name)
  const finder = createSubjectFinder(await listSubjects(tx))
  return named.map((each) => ({ ...each, isKnown: finder.subject(each.name) !== undefined }))
}
