import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { endAllOf, purchaseOf } from '../purchasables/purchasables.ts'
import { endOrder } from './end-order.ts'
import { lockOrdersOf } from './give-up-double.ts'

const { payment, purchaseOrder } = tables

/**
 * The doctor leaves everything: every seat is free for others, nothing more is asked for, nobody is told of money any more. What
 * was paid and asked back stays as it is, for staff to decide. Payments are locked before their orders, as everywhere.
 */
export async function endOrdersOf(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  const own = eq(purchaseOrder.doctorId, doctorId)
  const ofDoctor = tx.select({ id: purchaseOrder.id }).from(purchaseOrder).where(own)
  const orders = await lockOrdersOf(tx, [doctorId])
  for (const order of orders) {
    if (order.bookedAt !== null) {
      await endOrder(tx, order, now)
      continue
    }
    const { purchasable, purchase } = purchaseOf(order)
    await purchasable.lapse(tx, purchase)
  }
  await tx
    .update(purchaseOrder)
    .set({ closedAt: now })
    .where(and(own, isNull(purchaseOrder.closedAt)))
  await tx.update(payment).set({ tellAt: null }).where(inArray(payment.orderId, ofDoctor))
  await endAllOf(tx, doctorId, now)
}
