import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { tellLive } from '../../live/index.ts'

const { purchaseOrder, refund, refundRequest } = tables

/** The wish is fulfilled when all of the money has left. The order's row is locked by the caller. */
export async function endRefundRequest(tx: Transaction, requestId: number, now: Date): Promise<void> {
  const [row] = await tx
    .select({
      state: refundRequest.state,
      granted: refundRequest.grantedPaisa,
      doctorId: purchaseOrder.doctorId,
      orderId: purchaseOrder.id,
      gone: sql<number>`(select coalesce(sum(${refund.amountPaisa}), 0) from ${refund}
        where ${refund.requestId} = ${requestId}::int and ${refund.state} = 'done')::int`,
    })
    .from(refundRequest)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refundRequest.orderId))
    .where(eq(refundRequest.id, requestId))
  if (row?.state !== 'granted' || row.gone !== row.granted) return
  await tx.update(refundRequest).set({ state: 'paid_out', endedAt: now }).where(eq(refundRequest.id, requestId))
  await tellLive(tx, { doctor: row.doctorId }, { kind: 'payment', id: row.orderId })
}
