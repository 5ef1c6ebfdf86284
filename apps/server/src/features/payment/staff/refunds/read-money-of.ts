import type { Tx } from '@prostuti/db'
import { type Paisa, statesWhere, wasReceived } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'

type OrderMoney = {
  /** What of the money of the order is here and not on its way back. */
  here: Paisa
  /** What a move left over and nobody has begun to send. */
  leftOver: Paisa
  /** How often money of its doctor went back or was to. */
  earlier: number
}

/** For a list: what `moneyHere`, `leftOverOf` and the doctor's count say of one order, of many by one question. */
export async function readMoneyOf(tx: Tx, orderIds: readonly number[]): Promise<Map<number, OrderMoney>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await tx.execute<{
    id: number
    here: number
    owed_back: number
    promised: number
    earlier: number
  }>(sql`
    select purchase_order.id,
      (select coalesce(sum(payment.amount_paisa - payment.refunded_paisa - (
          select coalesce(sum(refund.amount_paisa), 0) from refund where refund.payment_id = payment.id and refund.state = 'asked')), 0)
        from payment where payment.order_id = purchase_order.id
          and payment.state = any(${sql.param(statesWhere(wasReceived))}::text[]))::int as here,
      (select coalesce(-sum(line.amount_paisa), 0) from ledger_entry entry join ledger_line line on line.entry_id = entry.id
        where entry.order_id = purchase_order.id and line.account = 'payable')::int as owed_back,
      ((select coalesce(sum(refund.amount_paisa), 0) from refund join payment on payment.id = refund.payment_id
          where payment.order_id = purchase_order.id and refund.state = 'asked')
        + (select coalesce(sum(granted_paisa - (select coalesce(sum(refund.amount_paisa), 0) from refund
            where refund.request_id = refund_request.id and refund.state in ('asked', 'done'))), 0)
          from refund_request where refund_request.order_id = purchase_order.id and refund_request.state = 'granted'))::int as promised,
      (select count(*) from refund join payment on payment.id = refund.payment_id
        join purchase_order other on other.id = payment.order_id
        where other.doctor_id = purchase_order.doctor_id)::int as earlier
    from purchase_order where purchase_order.id = any(${sql.param([...orderIds])}::int[])`)
  return new Map(
    rows.map(({ id, here, owed_back, promised, earlier }) => [
      id,
      { here, leftOver: owed_back === 0 ? 0 : Math.max(0, owed_back - promised), earlier },
    ]),
  )
}
