import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { type StaffMember, seesBatch } from '../../staff/index.ts'

const { batch } = tables

type OneBatch = { batchId: number; member: StaffMember }

const isTheirs = ({ batchId, member }: OneBatch) => and(eq(batch.id, batchId), seesBatch(member))

/** A batch of the member's courses and branches. */
export async function findBatch(tx: Tx, asked: OneBatch) {
  const [found] = await tx.select().from(batch).where(isTheirs(asked))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** The same under its lock: of two who save its sheet at once the second waits, and then sees what the first saved. */
export async function holdBatch(tx: Transaction, asked: OneBatch) {
  const [found] = await tx.select().from(batch).where(isTheirs(asked)).for('update')
  if (found === undefined) throw new AppError('not_found')
  return found
}
