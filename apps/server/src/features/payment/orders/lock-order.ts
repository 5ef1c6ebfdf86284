import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Purchasable } from '../purchasables/purchasable.ts'

const { purchaseOrder } = tables

/**
 * An order without what tells one kind of purchase from another: what depends on that is a verb of `purchasables/`, which
 * `purchaseOf` finds.
 */
export type OrderRow = Omit<typeof purchaseOrder.$inferSelect, 'kind' | Purchasable['orderColumn']>

/** The order, and nobody else changes it until this transaction ends. With a doctor: only if it is theirs. */
export async function lockOrder(tx: Transaction, orderId: number, doctorId?: number): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(purchaseOrder)
    .where(
      and(eq(purchaseOrder.id, orderId), doctorId === undefined ? undefined : eq(purchaseOrder.doctorId, doctorId)),
    )
    // Rows that point to the order may still be added by others meanwhile: a payment, a message.
    .for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}
