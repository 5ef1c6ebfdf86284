import { type Tx, tables } from '@prostuti/db'
import { lectureAccess, type OverdueAccess } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { AppError } from '../../../errors.ts'
import { type Bought, describePurchases, isOrderOf } from '../purchasables/purchasables.ts'
import { selectParts, selectSums } from './load-orders.ts'

const { purchaseOrder } = tables

/** The right to the lectures and videos of what was bought. What has no order was never to be paid. */
export async function readLectureAccess(tx: Tx, bought: Bought, now: Date): Promise<OverdueAccess> {
  const [order] = await tx.select().from(purchaseOrder).where(isOrderOf(bought))
  if (order === undefined) return 'open'
  const purchases = await describePurchases(tx, [order], now)
  const [sums] = await selectSums(tx, [order.id])
  const parts = await selectParts(tx, [order.id])
  const covered = (sums?.paid ?? 0) + (sums?.waived ?? 0)
  return lectureAccess({ ...order, parts, covered }, purchases.get(order.id)!, dhakaDate(now))
}

/** Lectures and videos wait while a part of what they cost is long overdue. */
export async function requireNotOverdue(tx: Tx, bought: Bought, now: Date): Promise<void> {
  if ((await readLectureAccess(tx, bought, now)) === 'lectures_paused') throw new AppError('payment_overdue')
}
