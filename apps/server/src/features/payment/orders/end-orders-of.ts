import { type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { batchPurchasable } from '../purchasables/batch.ts'
import { eventPurchasable } from '../purchasables/event.ts'
import type { Purchasable } from '../purchasables/purchasable.ts'
import { purchaseOf } from '../purchasables/purchasables.ts'
import { subscriptionPurchasable } from '../purchasables/subscription.ts'
import { endOrder } from './end-order.ts'

const { enrolment, eventHold, eventRegistration, payment, purchaseOrder, seatHold, subscription } = tables

/**
 * The doctor leaves everything: every seat is free for others, nothing more is asked for, nobody is told of money any more. What
 * was paid and asked back stays as it is, for staff to decide. Payments are locked before their orders, as everywhere.
 */
export async function endOrdersOf(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  const own = eq(purchaseOrder.doctorId, doctorId)
  const ofDoctor = tx.select({ id: purchaseOrder.id }).from(purchaseOrder).where(own)
  await tx
    .select({ id: payment.id })
    .from(payment)
    .where(inArray(payment.orderId, ofDoctor))
    .orderBy(asc(payment.id))
    .for('update')
  const orders = await tx.select().from(purchaseOrder).where(own).orderBy(asc(purchaseOrder.id)).for('no key update')
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
  await tx.delete(seatHold).where(eq(seatHold.doctorId, doctorId))
  await tx.delete(eventHold).where(eq(eventHold.doctorId, doctorId))
  await endWithoutOrder(tx, doctorId, now)
}

/** What staff gave without an order. */
async function endWithoutOrder(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  const end = async ({ end }: Purchasable, rows: { id: number }[]) => {
    for (const { id } of rows) await end(tx, { doctorId, id }, now)
  }
  await end(
    batchPurchasable,
    await tx
      .select({ id: enrolment.id })
      .from(enrolment)
      .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active'))),
  )
  await end(
    eventPurchasable,
    await tx
      .select({ id: eventRegistration.eventId })
      .from(eventRegistration)
      .where(eq(eventRegistration.doctorId, doctorId)),
  )
  await end(
    subscriptionPurchasable,
    await tx
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(eq(subscription.doctorId, doctorId), eq(subscription.state, 'active'))),
  )
}
