import { type Transaction, tables } from '@prostuti/db'
import { bookMove } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { owedOf } from '../ledger/owed-of.ts'
import { writeLedger } from '../ledger/write-ledger.ts'
import { endWaitingWaiver } from '../orders/end-waiting-waiver.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import type { Listing } from '../purchasables/purchasable.ts'
import { askForRest } from '../refund-requests/ask-for-refund.ts'
import { moneyHere } from '../refund-requests/reckon-order.ts'
import { changeBookedOrder } from './change-booked-order.ts'
import type { MoveQuote } from './quote-move.ts'

const { purchaseOrder } = tables

type OrderMove = {
  /** Its row is locked, and its seat was taken. */
  order: OrderRow
  from: number
  to: number
  listing: Pick<Listing, 'title' | 'detail' | 'reductionEndsAt'>
  quote: MoveQuote
  now: Date
}

/** The order is for another timetable or batch from now on: its words, price, parts and books. What is too much waits to go back. */
export async function moveOrder(tx: Transaction, { order, from, to, listing, quote, now }: OrderMove): Promise<void> {
  const { price, parts } = quote
  const before = { list: order.listPaisa, total: order.totalPaisa }
  const money = { owed: await owedOf(tx, order.id), here: await moneyHere(tx, order.id) }
  const isSamePrice = before.list === price.list && before.total === price.total
  await changeBookedOrder(tx, {
    order,
    change: { kind: 'move', fromScheduleId: from, toScheduleId: to },
    columns: {
      title: listing.title,
      detail: listing.detail,
      listPaisa: price.list,
      reductionPaisa: price.reduction,
      reductionEndsAt: isSamePrice ? order.reductionEndsAt : listing.reductionEndsAt,
      // The code stays named where it takes nothing off any more: it was used.
      codePaisa: price.code,
      totalPaisa: price.total,
      paidAt: quote.owed > 0 ? null : (order.paidAt ?? now),
    },
    parts,
    now,
  })
  await writeLedger(tx, { kind: 'move', orderId: order.id, at: now }, bookMove({ before, after: price, ...money }))
  await endWaitingWaiver(tx, order.id, now)
  const [moved] = await tx.select().from(purchaseOrder).where(eq(purchaseOrder.id, order.id))
  await askForRest(tx, moved!, now)
}
