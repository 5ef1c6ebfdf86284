import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'

const { payout, refund, refundRequest } = tables

export type RefundRequestRow = typeof refundRequest.$inferSelect

/** States in which nobody has decided yet. */
export const undecided = ['asked', 'looked_at'] as const satisfies RefundRequestRow['state'][]

/** States in which money may still come of it. */
export const refundUnderWay = [...undecided, 'granted'] as const satisfies RefundRequestRow['state'][]

/** What was granted and neither left nor is on its way, as when a gateway has refused it. */
export const unsentPaisa: SQL = sql`coalesce(${refundRequest.grantedPaisa}, 0) - (select coalesce(sum(${refund.amountPaisa}), 0)
  from ${refund} where ${refund.requestId} = ${refundRequest.id} and ${refund.state} in ('asked', 'done'))`

/** Granted, and somebody has to send it again. */
const isUnsent: SQL = sql`(${refundRequest.state} = 'granted' and ${unsentPaisa} > 0)`

/** Somebody has to decide about it or send it again. One that somebody has granted waits among the signatures. */
export const isToDecide: SQL = sql`((${refundRequest.state} in ${undecided} or ${isUnsent}) and not exists (select from ${payout}
  where ${payout.requestId} = ${refundRequest.id} and ${payout.state} in ('proposed', 'to_sign')))`

/** The one wish of an order that nobody has decided about. */
export async function findOpenRequest(tx: Tx, orderId: number): Promise<RefundRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), inArray(refundRequest.state, [...undecided])))
  return row
}

/** All wishes of these orders, the newest first. */
export const selectRequests = (tx: Tx, orderIds: readonly number[]): Promise<RefundRequestRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(refundRequest)
        .where(inArray(refundRequest.orderId, [...orderIds]))
        .orderBy(desc(refundRequest.id))
