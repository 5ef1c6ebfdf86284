import { tables } from '@prostuti/db'
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { refreshPayment } from '../settling/refresh-payment.ts'

const { payment, purchaseOrder } = tables

/** Who tried more often than this is not made to wait for every one of them. */
const atMost = 2

type EarlierPayments = { orderId: number; doctorId: number; startedBefore: Date }

/**
 * Asks about the doctor's earlier tries before a new one begins: whoever paid and was not brought back, and presses again,
 * should be told that it is paid instead of paying twice.
 */
export async function refreshEarlierPayments(
  deps: Deps,
  { orderId, doctorId, startedBefore }: EarlierPayments,
): Promise<void> {
  const rows = await deps.database.db
    .select({
      id: payment.id,
      gateway: payment.gateway,
      transaction: payment.transaction,
      gatewayRef: payment.gatewayRef,
    })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(purchaseOrder.doctorId, doctorId),
        eq(payment.state, 'initiated'),
        // One that never reached the gateway cannot have been paid there.
        isNotNull(payment.gatewayRef),
        lte(payment.startedAt, startedBefore),
      ),
    )
    .orderBy(desc(payment.id))
    .limit(atMost)
  await Promise.all(rows.map((row) => refreshPayment(deps, row)))
}
