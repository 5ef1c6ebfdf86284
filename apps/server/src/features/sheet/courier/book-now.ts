import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { storeCourierMessage } from '../../couriers/index.ts'
import { canChange } from '../delivery/delivery-machine.ts'
import { type DeliveryRow, lockDelivery } from '../delivery/lock-delivery.ts'
import { moveDelivery } from '../delivery/move-delivery.ts'

const { sheetDelivery } = tables

type Which = { deliveryId: number; now: Date }

/**
 * Staff do not wait for the ten minutes: the job books it at once. For one whose booking nobody knows the end of, it is their
 * word that the courier has nothing.
 */
export async function bookNow(tx: Transaction, { deliveryId, now }: Which): Promise<void> {
  const locked = await lockDelivery(tx, { deliveryId })
  const { row } = locked
  if (row.courier === 'manual' || !(canChange(row) || isLost(row))) throw new AppError('delivery_booked')
  if (isLost(row)) {
    const { courier, invoice } = row
    const body = { vouched: 'not_there' }
    await storeCourierMessage(tx, now, { courier, invoice, direction: 'received', kind: 'book', body })
    await moveDelivery(tx, locked, { state: 'draft', said: 'book_again', source: 'staff', at: now })
  }
  await tx.update(sheetDelivery).set({ nextAskAt: now, tries: 0, refusal: null }).where(eq(sheetDelivery.id, row.id))
}

/** The courier may have it or not: the answer was lost. */
export const isLost = ({ state, consignmentId, bookedAt }: DeliveryRow): boolean =>
  state === 'on_hold' && consignmentId === null && bookedAt === null
