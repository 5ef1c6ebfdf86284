import { type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { type Bought, isOrderOf, purchasableOf } from '../purchasables/purchasables.ts'
import { endOrder } from './end-order.ts'

const { payment, purchaseOrder } = tables

/** The payments and orders of some doctors: nobody settles or changes one until this transaction ends. Payments first, as everywhere. */
export async function lockOrdersOf(tx: Transaction, doctorIds: number[]) {
  const own = inArray(purchaseOrder.doctorId, doctorIds)
  await tx
    .select({ id: payment.id })
    .from(payment)
    .where(inArray(payment.orderId, tx.select({ id: purchaseOrder.id }).from(purchaseOrder).where(own)))
    .orderBy(asc(payment.id))
    .for('update')
  return tx.select().from(purchaseOrder).where(own).orderBy(asc(purchaseOrder.id)).for('no key update')
}

/**
 * Of two that a doctor has of the same, one is given up for which nothing was paid and nothing is owed, so that the books say the same
 * after it as before: its order is closed, its seat is free for others.
 */
export async function giveUpDouble(
  tx: Transaction,
  { doctorId, ...bought }: Bought & { doctorId: number },
  now: Date,
): Promise<void> {
  const purchasable = purchasableOf(bought.kind)
  const [order] = await tx
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.doctorId, doctorId), isOrderOf(bought), isNull(purchaseOrder.closedAt)))
  if (order?.bookedAt && order.totalPaisa > 0) throw new Error(`order ${order.id} has money in it`)
  if (order?.bookedAt) await endOrder(tx, order, now)
  else {
    await purchasable.lapse(tx, { doctorId, id: bought.id })
    if (order) await tx.update(purchaseOrder).set({ closedAt: now }).where(eq(purchaseOrder.id, order.id))
  }
  await purchasable.end(tx, { doctorId, id: bought.id }, now)
}
