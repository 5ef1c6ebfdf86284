import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { planBlock } = tables

type Mark = { doctorId: number; blockId: number; locked: boolean | undefined; done: boolean | undefined; now: Date }

export async function markBlock(tx: Tx, { doctorId, blockId, locked, done, now }: Mark): Promise<void> {
  const [row] = await tx
    .update(planBlock)
    .set({
      updatedAt: now,
      ...(locked !== undefined && { isLocked: locked }),
      ...(done !== undefined && { doneAt: done ? now : null }),
    })
    .where(and(eq(planBlock.id, blockId), eq(planBlock.doctorId, doctorId)))
    .returning({ id: planBlock.id })
  if (row === undefined) throw new AppError('not_found')
}
