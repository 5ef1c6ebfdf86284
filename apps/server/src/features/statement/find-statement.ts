import { type Transaction, type Tx, tables } from '@prostuti/db'
import { eq, getTableColumns } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { statementFile } = tables

const { content: _, ...columns } = getTableColumns(statementFile)

export type FoundStatement = Omit<typeof statementFile.$inferSelect, 'content'>

/** Without the bytes of the file, which nobody reads again. */
export async function findStatement(tx: Tx, id: number): Promise<FoundStatement> {
  const [found] = await tx.select(columns).from(statementFile).where(eq(statementFile.id, id))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** Held until the transaction ends; refused where it is no longer what the screen showed. */
export async function holdStatement(
  tx: Transaction,
  { id, state }: { id: number; state: FoundStatement['state'] },
): Promise<FoundStatement> {
  const [found] = await tx.select(columns).from(statementFile).where(eq(statementFile.id, id)).for('no key update')
  if (found === undefined) throw new AppError('not_found')
  if (found.state !== state) throw new AppError('version_conflict')
  return found
}
