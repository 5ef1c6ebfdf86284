import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { loadOrders } from './load-orders.ts'
import { presentOrder } from './present-order.ts'

const { purchaseOrder } = tables

type Bought = { enrolmentId: number } | { subscriptionId: number }

/** Lectures and videos wait while a part of what they cost is long overdue. What has no order was never to be paid. */
export async function requireNotOverdue(tx: Tx, bought: Bought, now: Date): Promise<void> {
  const [order] = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      'enrolmentId' in bought
        ? eq(purchaseOrder.enrolmentId, bought.enrolmentId)
        : eq(purchaseOrder.subscriptionId, bought.subscriptionId),
    )
  const [facts] = order === undefined ? [] : await loadOrders(tx, [order.id], now)
  if (facts !== undefined && presentOrder(facts, { locale: 'en', now }).access === 'lectures_paused')
    throw new AppError('payment_overdue')
}
