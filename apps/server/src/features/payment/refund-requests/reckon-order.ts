import { type Tx, tables } from '@prostuti/db'
import { mayLeave, type Paisa, type Reckoning, statesWhere, wasReceived } from '@prostuti/payment-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { owedBackOf } from '../ledger/owed-of.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { purchaseOf } from '../purchasables/purchasables.ts'
import { unsentPaisa } from './find-open-request.ts'

const { payment, refund } = tables

/** What leaving gives back now; undefined where there is nothing to leave: not booked, ended, or never to be paid. */
export async function reckonOrder(tx: Tx, order: OrderRow, now: Date): Promise<Reckoning | undefined> {
  const { id, bookedAt, closedAt, totalPaisa: total } = order
  if (bookedAt === null || closedAt !== null || total === 0) return undefined
  const { purchasable, purchase } = purchaseOf(order)
  const here = await moneyHere(tx, id)
  const reckoning = await purchasable.reckonRefund(tx, purchase, { total, here, bookedAt }, now)
  // What a move left over is the doctor's, whatever else the rule keeps.
  const least = Math.min(here, await leftOverOf(tx, id))
  return mayLeave(reckoning) && reckoning.back < least ? { ...reckoning, keep: here - least, back: least } : reckoning
}

/** What of the money of an order is here and not on its way back. */
export async function moneyHere(tx: Tx, orderId: number): Promise<Paisa> {
  const onItsWay = sql`(select coalesce(sum(${refund.amountPaisa}), 0) from ${refund}
    where ${refund.paymentId} = ${payment.id} and ${refund.state} = 'asked')`
  const [row] = await tx
    .select({
      here: sql<number>`coalesce(sum(${payment.amountPaisa} - ${payment.refundedPaisa} - ${onItsWay}), 0)::int`,
    })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.state, statesWhere(wasReceived))))
  return row!.here
}

/** What a move left over and nobody has begun to send: neither on its way, nor granted and waiting to be sent once more. */
export async function leftOverOf(tx: Tx, orderId: number): Promise<Paisa> {
  const owedBack = await owedBackOf(tx, orderId)
  if (owedBack === 0) return 0
  const { rows } = await tx.execute<{ promised: number }>(sql`
    select (
      (select coalesce(sum(refund.amount_paisa), 0) from refund join payment on payment.id = refund.payment_id
        where payment.order_id = ${orderId}::int and refund.state = 'asked')
      + (select coalesce(sum(${unsentPaisa}), 0) from refund_request where order_id = ${orderId}::int and state = 'granted')
    )::int as promised`)
  return Math.max(0, owedBack - rows[0]!.promised)
}
