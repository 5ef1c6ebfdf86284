import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { holdSeat, isSeatFree } from '../purchasables/hold-seat.ts'
import type { Listing } from '../purchasables/purchasable.ts'
import { type Bought, orderColumnsFor, purchaseOf } from '../purchasables/purchasables.ts'
import { bookOrder } from './book-order.ts'
import type { OrderRow } from './lock-order.ts'
import { quoteOrder } from './quote-order.ts'
import { termsAtOnce } from './terms.ts'
import { isUsedUp, useCodeAgain } from './use-code.ts'

const { purchaseOrder } = tables

type NewOrder = Bought & { doctorId: number; now: Date }

/** Opens an order for a seat that the doctor holds already. What costs nothing is bound at once. */
export async function openOrder(
  tx: Transaction,
  listing: Listing,
  { doctorId, now, ...bought }: NewOrder,
): Promise<OrderRow> {
  const [made] = await tx
    .insert(purchaseOrder)
    .values({ doctorId, ...orderColumnsFor(bought), ...quoteOrder(listing, null), createdAt: now })
    .returning()
  return bindIfFree(tx, made!, now)
}

export type OpenedOrder = { order: OrderRow; listing: Listing }

/**
 * An order that nothing was paid of, ready to be paid or changed: its seat is held. For as long as a hold runs the price
 * stays as it was shown; when the seat is held anew, price and code are looked at anew too. The order's row is locked.
 */
export async function keepOrderOpen(
  tx: Transaction,
  order: OrderRow,
  { now, prolong = false, requote = false }: { now: Date; prolong?: boolean; requote?: boolean },
): Promise<OpenedOrder> {
  const { purchasable, purchase } = purchaseOf(order)
  const { listing, isNew } = await holdSeat(tx, await purchasable.seatOf(tx, purchase), { now, prolong })
  // What a payment begins with it keeps, so that it must be certain of its code, whatever other processes' clocks say.
  const isRunning = !isNew && order.closedAt === null && !(prolong && (await hasLostCode(tx, order, now)))
  if (isRunning && !requote) return { order, listing }
  // Whoever has moved here with another order meanwhile has it already.
  if (order.closedAt !== null && (await purchasable.isOwned(tx, purchase))) throw new AppError('already_enrolled')
  const use = { orderId: order.id, doctorId: order.doctorId, purchasable: listing.key, now }
  const code = order.discountCodeId === null ? null : await useCodeAgain(tx, order.discountCodeId, use)
  const [opened] = await tx
    .update(purchaseOrder)
    .set({ ...quoteOrder(listing, typeof code === 'string' ? null : code), closedAt: null })
    .where(eq(purchaseOrder.id, order.id))
    .returning()
  await purchasable.reopen(tx, purchase)
  return { order: await bindIfFree(tx, opened!, now), listing }
}

async function hasLostCode(
  tx: Transaction,
  { id: orderId, doctorId, discountCodeId }: OrderRow,
  now: Date,
): Promise<boolean> {
  return discountCodeId !== null && (await isUsedUp(tx, discountCodeId, { orderId, doctorId, now }))
}

/** Nothing is owed, so there is nothing to wait for. */
export async function bindIfFree(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.totalPaisa > 0) return order
  const { purchasable, purchase } = purchaseOf(order)
  const seat = await purchasable.seatOf(tx, purchase)
  if (!(await isSeatFree(tx, seat, now))) throw new AppError('no_seat_left')
  await seat.take(tx)
  await bookOrder(tx, { order, terms: termsAtOnce(order, now), now })
  return { ...order, bookedAt: now, paidAt: now, closedAt: null }
}
