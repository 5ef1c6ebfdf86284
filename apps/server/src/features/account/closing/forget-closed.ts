import { type Db, tables } from '@prostuti/db'
import { and, gt, isNull } from 'drizzle-orm'
import { endOrdersOf } from '../../payment/index.ts'
import { forgetDoctor } from './forget-doctor.ts'

const { doctor } = tables

/** The privacy page promises that everything is gone within thirty days. */
const lookedAfterMs = 30 * 86_400_000

/**
 * Forgets once more what belongs to accounts that were closed in the last weeks: a call that was under way when the account was
 * closed, or a courier's message after it, may have written something since, or have taken a seat.
 */
export async function forgetClosed(db: Db, now: Date): Promise<number> {
  const closed = await db
    .select({ id: doctor.id })
    .from(doctor)
    // What a merged account still has is its doctor's, who has another one.
    .where(and(gt(doctor.closedAt, new Date(now.getTime() - lookedAfterMs)), isNull(doctor.mergedIntoId)))
  for (const { id } of closed)
    await db.transaction(async (tx) => {
      await endOrdersOf(tx, id, now)
      await forgetDoctor(tx, id)
    })
  return closed.length
}
