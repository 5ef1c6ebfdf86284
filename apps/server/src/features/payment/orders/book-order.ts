import { type Transaction, tables } from '@prostuti/db'
import { bookOrder as orderLines } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { writeLedger } from '../ledger/write-ledger.ts'
import { purchaseOf } from '../purchasables/purchasables.ts'
import type { OrderRow } from './lock-order.ts'
import { orderByTerms, type Terms } from './terms.ts'

const { orderInstalment, purchaseOrder } = tables

type OrderBooking = { order: OrderRow; terms: Terms; now: Date }

/** Makes an order binding by these terms: from here on the whole of it is owed, and the doctor is in. Its seat was taken before. */
export async function bookOrder(tx: Transaction, { order, terms, now }: OrderBooking): Promise<void> {
  await tx
    .update(purchaseOrder)
    // Late money opens an order again whose hold had ended.
    .set({ ...orderByTerms(terms), bookedAt: now, paidAt: terms.total === 0 ? now : null, closedAt: null })
    .where(eq(purchaseOrder.id, order.id))
  await writeLedger(tx, { kind: 'order', orderId: order.id, at: now }, orderLines(terms))
  if (terms.parts.length > 0)
    await tx
      .insert(orderInstalment)
      .values(
        terms.parts.map(({ number, amount, dueOn }) => ({ orderId: order.id, number, amountPaisa: amount, dueOn })),
      )
  const { purchasable, purchase } = purchaseOf(order)
  await purchasable.enter(tx, purchase, now)
}
