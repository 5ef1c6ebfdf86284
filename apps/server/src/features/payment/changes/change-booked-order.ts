import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { Instalment } from '@prostuti/payment-rules'
import { and, eq, inArray } from 'drizzle-orm'
import { selectParts } from '../orders/load-orders.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { asTerms } from '../orders/terms.ts'

const { invoice, orderChange, orderInstalment, payment, paymentReminder, purchaseOrder } = tables

type NewOrderChange = Omit<typeof orderChange.$inferInsert, 'orderId' | 'before' | 'receipts' | 'at'>

type BookedChange = {
  /** Its row is locked. */
  order: OrderRow
  change: NewOrderChange
  /** What the order says from now on, and its parts. */
  columns?: Partial<typeof purchaseOrder.$inferInsert>
  parts: readonly Instalment[]
  now: Date
}

/**
 * Changes what was agreed, and writes down what it was before: receipts that were written go on saying it. Reminders of parts
 * that are others now are sent anew.
 */
export async function changeBookedOrder(
  tx: Transaction,
  { order, change, columns = {}, parts, now }: BookedChange,
): Promise<void> {
  const { id: orderId } = order
  const known = (await selectParts(tx, [orderId])).map(({ number, amount, dueOn }) => ({ number, amount, dueOn }))
  // Which code it is does not change.
  const { discountCodeId: _, ...terms } = asTerms(order, { plan: order.plan, parts: known })
  const before = { title: order.title, detail: order.detail, ...terms }
  const receipts = await countReceipts(tx, orderId)
  await tx.insert(orderChange).values({ ...change, orderId, before, receipts, at: now })
  if (Object.keys(columns).length > 0) await tx.update(purchaseOrder).set(columns).where(eq(purchaseOrder.id, orderId))
  await tx.delete(orderInstalment).where(eq(orderInstalment.orderId, orderId))
  if (parts.length > 0)
    await tx
      .insert(orderInstalment)
      .values(parts.map(({ number, amount, dueOn }) => ({ orderId, number, amountPaisa: amount, dueOn })))
  const isSame = (part: Instalment) =>
    parts.some(({ number, amount, dueOn }) => number === part.number && amount === part.amount && dueOn === part.dueOn)
  const others = known.filter((part) => !isSame(part)).map(({ number }) => number)
  if (others.length > 0)
    await tx
      .delete(paymentReminder)
      .where(and(eq(paymentReminder.orderId, orderId), inArray(paymentReminder.number, others)))
}

const countReceipts = (tx: Tx, orderId: number): Promise<number> =>
  tx.$count(
    invoice,
    inArray(invoice.paymentId, tx.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId))),
  )
