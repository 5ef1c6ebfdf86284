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
import { isUsedUp } from './use-code.ts'

const { payment, purchaseOrder } = tables

/**
 * Takes confirmed money for its order: the first binds the order and takes the seat, every one is booked and gets its
 * receipt. Says why not where there is nothing it could be for; then nothing was written. The payment's row is locked by
 * the caller; order, seat, code and invoice follow in this order everywhere, so that no two wait for each other.
 */
export async function takeMoney(
  tx: Tx,
  paid: PaymentRow,
  now: Date,
): Promise<'mismatch' | 'overpaid' | 'no_seat' | undefined> {
  const order = await asAgreed(tx, await lockOrder(tx, paid.orderId), paid)
  if (await isCountedAlready(tx, paid)) return 'mismatch'
  let owed = order.bookedAt === null ? order.totalPaisa : await owedOf(tx, order.id)
  if (paid.amountPaisa > owed) return 'overpaid'
  if (order.bookedAt === null) {
    if (await isInAlready(tx, order)) return 'overpaid'
    if (!(await takeSeat(tx, await seatOf(tx, order), now))) return 'no_seat'
    const bound = await withinLimits(tx, order, now)
    await bookOrder(tx, { order: bound, firstPaisa: paid.amountPaisa, now })
    owed = bound.totalPaisa
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
  return withoutItsCode(tx, order)
}

/**
 * Who pays when their hold has ended may find the code used up by others. They are in all the same, by what they paid; what
 * the code would have taken off is owed, for a code is never worth more than its limits.
 */
async function withinLimits(tx: Tx, order: OrderRow, now: Date): Promise<OrderRow> {
  const { id, doctorId, discountCodeId } = order
  if (discountCodeId === null) return order
  return (await isUsedUp(tx, discountCodeId, { orderId: id, doctorId, now })) ? withoutItsCode(tx, order) : order
}

async function withoutItsCode(tx: Tx, { id, totalPaisa, codePaisa }: OrderRow): Promise<OrderRow> {
  const [changed] = await tx
    .update(purchaseOrder)
    .set({ discountCodeId: null, codePaisa: 0, totalPaisa: totalPaisa + codePaisa })
    .where(eq(purchaseOrder.id, id))
    .returning()
  return changed!
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
