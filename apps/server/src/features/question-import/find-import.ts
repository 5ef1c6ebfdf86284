import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { may, type StaffMember } from '../staff/index.ts'

const { questionImport } = tables

type ImportQuery = { id: number; member: StaffMember }

/** An import is of whoever brought the file, and of those who see all questions. */
export const isOwn = (member: StaffMember) =>
  may(member, 'questions.early') ? undefined : eq(questionImport.staffId, member.id)

const isThere = ({ id, member }: ImportQuery) =>
  and(eq(questionImport.id, id), isOwn(member), ne(questionImport.state, 'dropped'))

export async function findImport(tx: Tx, asked: ImportQuery) {
  const [found] = await tx.select().from(questionImport).where(isThere(asked))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** States in which its rows can be mended and taken: what is left of a taken one too. */
const workableStates = ['open', 'taken', 'undone'] as const

/**
 * For whoever changes it: no job reads or takes it, and none begins before this transaction ends. Mendings of different rows do not
 * wait for each other.
 */
export async function findWorkable(tx: Transaction, asked: ImportQuery, lock: 'share' | 'no key update' = 'share') {
  const [found] = await tx.select().from(questionImport).where(isThere(asked)).for(lock)
  if (found === undefined) throw new AppError('not_found')
  if (!workableStates.some((state) => state === found.state)) throw new AppError('version_conflict')
  return found
}

/** What nobody wants can be dropped unless a job is at it: that is cancelled. */
export async function findDroppable(tx: Transaction, asked: ImportQuery) {
  const [found] = await tx.select().from(questionImport).where(isThere(asked)).for('no key update')
  if (found === undefined) throw new AppError('not_found')
  if (found.state === 'reading' || found.state === 'taking') throw new AppError('version_conflict')
  return found
}

/** Rows that can become questions. */
export const isTakeable = inArray(tables.questionImportRow.state, ['ready', 'look'])
