import { type Tx, tables } from '@prostuti/db'
import type { Paisa } from '@prostuti/payment-rules'
import { and, inArray, sql } from 'drizzle-orm'
import { refundUnderWay } from './find-open-request.ts'

const { refund, refundRequest } = tables

type MoneyBack = {
  /** What a wish or a move gives back and has not left yet. */
  paisa: Paisa
  /** The doctor wants to leave, and nobody has decided. */
  isLeaving: boolean
}

/** Of these orders, what is to go back by a doctor's wish or after a move; an order of which nothing is has no line. */
export async function readMoneyBack(tx: Tx, orderIds: readonly number[]): Promise<Map<number, MoneyBack>> {
  if (orderIds.length === 0) return new Map()
  const gone = sql`(select coalesce(sum(${refund.amountPaisa}), 0) from ${refund}
    where ${refund.requestId} = ${refundRequest.id} and ${refund.state} = 'done')`
  const promised = sql`coalesce(${refundRequest.grantedPaisa}, (${refundRequest.reckoning} ->> 'back')::int)`
  const rows = await tx
    .select({
      orderId: refundRequest.orderId,
      paisa: sql<number>`sum(greatest(0, ${promised} - ${gone}))::int`,
      isLeaving: sql<boolean>`bool_or(${refundRequest.cause} = 'leaving' and ${refundRequest.state} <> 'granted')`,
    })
    .from(refundRequest)
    .where(and(inArray(refundRequest.orderId, [...orderIds]), inArray(refundRequest.state, [...refundUnderWay])))
    .groupBy(refundRequest.orderId)
  return new Map(rows.map(({ orderId, ...of }) => [orderId, of]))
}
