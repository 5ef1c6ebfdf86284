import { type Transaction, tables } from '@prostuti/db'
import { and, eq, gte, lte } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { type FoundStatement, findStatement, holdStatement } from './find-statement.ts'
import { holdMatching } from './match-open-lines.ts'

const { dayClose, statementFile, statementLine } = tables

/** A statement that was brought by mistake, out again with its lines. What two people closed a day by stays. */
export async function dropStatement(tx: Transaction, id: number): Promise<FoundStatement> {
  const { state } = await findStatement(tx, id)
  if (state === 'dropped') throw new AppError('version_conflict')
  const file = await holdStatement(tx, { id, state })
  await holdMatching(tx)
  if (file.firstDay !== null && file.lastDay !== null) {
    const closed = and(gte(dayClose.day, file.firstDay), lte(dayClose.day, file.lastDay))
    if ((await tx.$count(dayClose, closed)) > 0) throw new AppError('day_closed')
  }
  await tx.delete(statementLine).where(eq(statementLine.fileId, id))
  await tx.update(statementFile).set({ state: 'dropped', cells: null, lines: 0 }).where(eq(statementFile.id, id))
  return file
}
