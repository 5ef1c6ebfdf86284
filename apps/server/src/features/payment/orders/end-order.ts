import { type Transaction, tables } from '@prostuti/db'
import { bookWaiver } from '@prostuti/payment-rules'
import { eq, sql } from 'drizzle-orm'
import { owedOf } from '../ledger/owed-of.ts'
import { writeLedger } from '../ledger/write-ledger.ts'
import { purchaseOf } from '../purchasables/purchasables.ts'
import { endWaitingWaiver } from './end-waiting-waiver.ts'
import type { OrderRow } from './lock-order.ts'

const { purchaseOrder } = tables

/**
 * The doctor leaves what the order was for: the seat is free for others, and what is still owed is no longer asked for. The
 * order's row is locked by the caller; ending it a second time changes nothing: whoever has left may have come again meanwhile,
 * by another order.
 */
export async function endOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.bookedAt === null || order.closedAt !== null) return
  const owed = await owedOf(tx, order.id)
  if (owed > 0) await writeLedger(tx, { kind: 'waiver', orderId: order.id, at: now }, bookWaiver(owed))
  await endWaitingWaiver(tx, order.id, now)
  await tx
    .update(purchaseOrder)
    .set({ closedAt: sql`coalesce(${purchaseOrder.closedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(purchaseOrder.id, order.id))
  const { purchasable, purchase } = purchaseOf(order)
  await purchasable.end(tx, purchase, now)
}
