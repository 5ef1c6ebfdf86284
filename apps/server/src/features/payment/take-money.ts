import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { bookOrder } from './book-order.ts'
import { bookPayment } from './book-payment.ts'
import { isInAlready } from './is-in-already.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { owedOf } from './owed-of.ts'
import type { PaymentRow } from './payment-row.ts'
import { seatOf } from './seat-of.ts'
import { takeSeat } from './take-seat.ts'

const { payment, purchaseOrder } = tables

/**
 * Takes confirmed money for its order: the first binds the order and takes the seat, every one is booked and gets its
 * receipt. Says why not where there is nothing it could be for; then nothing was written. The payment's row is locked by
 * the caller; order, seat and invoice follow in this order everywhere, so that no two wait for each other.
 */
export async function takeMoney(
  tx: Tx,
  paid: PaymentRow,
  now: Date,
): Promise<'mismatch' | 'overpaid' | 'no_seat' | undefined> {
  const order = await asAgreed(tx, await lockOrder(tx, paid.orderId), paid)
  if (await isCountedAlready(tx, paid)) return 'mismatch'
  const owed = order.bookedAt === null ? order.totalPaisa : await owedOf(tx, order.id)
  if (paid.amountPaisa > owed) return 'overpaid'
  if (order.bookedAt === null) {
    if (await isInAlready(tx, order)) return 'overpaid'
    if (!(await takeSeat(tx, await seatOf(tx, order), now))) return 'no_seat'
    await bookOrder(tx, { order, firstPaisa: paid.amountPaisa, now })
  }
  await bookPayment(tx, { payment: paid, isLast: paid.amountPaisa === owed, now })
  return undefined
}

/**
 * Who entered a code in one tab while paying in another paid the price without it, and is in by that price: money that was
 * asked for and came must not be left outside. What the code was worth is for the doctor to use another time.
 */
async function asAgreed(tx: Tx, order: OrderRow, { amountPaisa }: PaymentRow): Promise<OrderRow> {
  const { bookedAt, totalPaisa, codePaisa } = order
  const withoutCode = totalPaisa + codePaisa
  if (bookedAt !== null || codePaisa === 0 || amountPaisa <= totalPaisa || amountPaisa > withoutCode) return order
  const [agreed] = await tx
    .update(purchaseOrder)
    .set({ discountCodeId: null, codePaisa: 0, totalPaisa: withoutCode })
    .where(eq(purchaseOrder.id, order.id))
    .returning()
  return agreed!
}

/** The gateway's number of this money stands under another payment: it came once and cannot pay twice. */
async function isCountedAlready(tx: Tx, { id, gateway, gatewayTrx }: PaymentRow): Promise<boolean> {
  if (gatewayTrx === null) return false
  const others = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.gateway, gateway),
        eq(payment.gatewayTrx, gatewayTrx),
        inArray(payment.state, ['paid', 'refunded']),
        ne(payment.id, id),
      ),
    )
    .limit(1)
  return others.length > 0
}
