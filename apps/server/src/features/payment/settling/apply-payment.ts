import { type Transaction, type Tx, tables } from '@prostuti/db'
import { statesWhere, wasReceived } from '@prostuti/payment-rules'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { bookPayment } from '../ledger/book-payment.ts'
import { owedOf } from '../ledger/owed-of.ts'
import { bookOrder } from '../orders/book-order.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { isAgreed, termsOfPayment } from '../orders/terms.ts'
import { hasKeptUse, isUsedUp } from '../orders/use-code.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { isSeatFree } from '../purchasables/hold-seat.ts'
import { purchaseOf } from '../purchasables/purchasables.ts'

const { doctor, payment } = tables

type Doubt = 'mismatch' | 'overpaid' | 'no_seat' | 'code_used_up' | 'account_closed'

/**
 * Takes confirmed money for its order: the first binds the order and takes the seat, every one is booked and gets its
 * receipt. Says why not where there is nothing it could be for; then nothing was written. The payment's row is locked by
 * the caller; order, seat, code and invoice follow in this order everywhere, so that no two wait for each other.
 */
export async function applyPayment(tx: Transaction, paid: PaymentRow, now: Date): Promise<Doubt | undefined> {
  const order = await lockOrder(tx, paid.orderId)
  if (await isCountedAlready(tx, paid)) return 'mismatch'
  if (await isAccountClosed(tx, order)) return 'account_closed'
  if (order.bookedAt === null) return applyFirst(tx, { order, paid, now })
  const owed = await owedOf(tx, order.id)
  if (paid.amountPaisa > owed) return 'overpaid'
  await bookPayment(tx, { payment: paid, isLast: paid.amountPaisa === owed, now })
  return undefined
}

type FirstPayment = { order: OrderRow; paid: PaymentRow; now: Date }

/** The order is bound by what was agreed when this payment began, not by what the doctor or staff have changed since. */
async function applyFirst(tx: Transaction, { order, paid, now }: FirstPayment): Promise<Doubt | undefined> {
  const terms = termsOfPayment(paid, order, now)
  if (!isAgreed(terms, paid.amountPaisa)) return 'mismatch'
  const { purchasable, purchase } = purchaseOf(order)
  if (await purchasable.isOwned(tx, purchase)) return 'overpaid'
  const seat = await purchasable.seatOf(tx, purchase)
  if (!(await isSeatFree(tx, seat, now))) return 'no_seat'
  const { discountCodeId: codeId } = terms
  const { id: orderId, doctorId } = order
  // Kept for as long as the payment was open; money that is later still may find the code used up by others.
  if (codeId !== null && !hasKeptUse(codeId, paid) && (await isUsedUp(tx, codeId, { orderId, doctorId, now })))
    return 'code_used_up'
  await seat.take(tx)
  await bookOrder(tx, { order, terms, now })
  await bookPayment(tx, { payment: paid, isLast: paid.amountPaisa === terms.total, now })
  return undefined
}

/** Asked behind the order's lock, which closing takes too: whoever comes second sees what the first has done. */
async function isAccountClosed(tx: Tx, { doctorId }: OrderRow): Promise<boolean> {
  const [payer] = await tx.select({ closedAt: doctor.closedAt }).from(doctor).where(eq(doctor.id, doctorId))
  return payer!.closedAt !== null
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
        inArray(payment.state, statesWhere(wasReceived)),
        ne(payment.id, id),
      ),
    )
    .limit(1)
  return others.length > 0
}
