import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { DeliveryState } from '../../couriers/index.ts'
import { tellLive } from '../../live/index.ts'
import type { DeliveryRow, LockedDelivery } from './lock-delivery.ts'

const { deliveryStep, sheetDelivery } = tables

type Move = {
  state: DeliveryState
  /** The courier's own word, or ours for what we did. */
  said: string
  detail?: string | null
  source: (typeof deliveryStep.$inferInsert)['source']
  at: Date
  /** What changes with it. */
  set?: Partial<DeliveryRow>
}

/** Writes where a parcel is now, adds the step to its timeline and tells the open pages. Needs the row's lock. */
export async function moveDelivery(
  tx: Tx,
  { row, doctorId }: Pick<LockedDelivery, 'doctorId'> & { row: Pick<DeliveryRow, 'id'> },
  { state, said, detail = null, source, at, set }: Move,
): Promise<void> {
  await tx
    .update(sheetDelivery)
    .set({ ...set, state, updatedAt: at })
    .where(eq(sheetDelivery.id, row.id))
  await tx.insert(deliveryStep).values({ deliveryId: row.id, state, said, detail, source, at }).onConflictDoNothing()
  await tellLive(tx, { doctor: doctorId }, { kind: 'delivery', id: row.id })
}
