import { type Tx, tables } from '@prostuti/db'
import type { Instalment, Paisa } from '@prostuti/payment-rules'
import { and, asc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { isLeaving } from '../orders/load-orders.ts'
import type { PurchaseFacts } from '../purchasables/purchasable.ts'
import { describePurchases } from '../purchasables/purchasables.ts'

const { doctor, ledgerEntry, ledgerLine, orderInstalment, purchaseOrder } = tables

/** An order of which something is still to be paid, by a doctor who has what it was for. */
export type OwingOrder = {
  id: number
  doctorId: number
  /** What waits when it is overdue for long. */
  pauses: NonNullable<PurchaseFacts['pauses']>
  pauseLecturesAfterDays: number
  /** Where it is paid. */
  checkoutPage: string
  phone: string
  title: string
  /** What is no longer to be paid. */
  covered: Paisa
  parts: Instalment[]
}

/** Of these one part at least is due by `today` or within a week; which deserve a reminder is for the rules to say. */
export async function readOwingOrders(
  tx: Tx,
  { today, now, only }: { today: string; now: Date; only?: SQL },
): Promise<OwingOrder[]> {
  const isSoon = sql`exists (select 1 from ${orderInstalment} part where part.order_id = ${purchaseOrder.id}
    and part.due_on <= ${today}::date + 7)`
  const covered = sql<number>`coalesce((select sum(-line.amount_paisa) from ${ledgerEntry} entry
    join ${ledgerLine} line on line.entry_id = entry.id
    where entry.order_id = ${purchaseOrder.id} and entry.kind in ('payment', 'waiver') and line.account = 'receivable'), 0)::int`
  const rows = await tx
    .select({
      order: purchaseOrder,
      phone: doctor.phone,
      covered,
      part: { number: orderInstalment.number, amount: orderInstalment.amountPaisa, dueOn: orderInstalment.dueOn },
    })
    .from(purchaseOrder)
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .innerJoin(orderInstalment, eq(orderInstalment.orderId, purchaseOrder.id))
    .where(
      and(
        isNotNull(purchaseOrder.bookedAt),
        isNull(purchaseOrder.paidAt),
        isNull(purchaseOrder.closedAt),
        isSoon,
        not(isLeaving),
        only,
      ),
    )
    .orderBy(asc(purchaseOrder.id), asc(orderInstalment.number))
  const byOrder = [...Map.groupBy(rows, ({ order }) => order.id).values()]
  const orders = byOrder.map((parts) => parts[0]!.order)
  const purchases = await describePurchases(tx, orders, now)
  return byOrder.flatMap((parts) => {
    const { order, phone, covered } = parts[0]!
    const { pauses, pauseLecturesAfterDays, checkoutPage } = purchases.get(order.id)!
    if (pauses === null) return []
    return {
      ...{ id: order.id, doctorId: order.doctorId, pauses, pauseLecturesAfterDays, checkoutPage, phone, covered },
      title: order.title.bn,
      parts: parts.map(({ part }) => part),
    }
  })
}
