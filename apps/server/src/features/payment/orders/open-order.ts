import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { holdSeat } from '../purchasables/hold-seat.ts'
import type { Thing } from '../purchasables/purchasable.ts'
import { readThing } from '../purchasables/read-purchasable.ts'
import { type Seat, seatOf } from '../purchasables/seat-of.ts'
import { isSeatFree, takeSeat } from '../purchasables/take-seat.ts'
import { bookOrder } from './book-order.ts'
import type { OrderRow } from './lock-order.ts'
import { quoteOrder } from './quote-order.ts'
import { termsAtOnce } from './terms.ts'
import { isUsedUp, useCodeAgain } from './use-code.ts'

const { enrolment, purchaseOrder, subscription } = tables

type New = { doctorId: number; now: Date } & (
  | { enrolmentId: number }
  | { eventId: number }
  | { subscriptionId: number }
)

/** Opens an order for a seat that the doctor holds already. What costs nothing is bound at once. */
export async function openOrder(tx: Tx, thing: Thing, { now, ...bought }: New): Promise<OrderRow> {
  const [made] = await tx
    .insert(purchaseOrder)
    .values({
      ...bought,
      kind: kindOf(bought),
      ...quoteOrder(thing, null),
      createdAt: now,
    })
    .returning()
  return bindIfFree(tx, made!, now)
}

const kindOf = (bought: object): OrderRow['kind'] => {
  if ('subscriptionId' in bought) return 'subscription'
  return 'enrolmentId' in bought ? 'enrolment' : 'event'
}

export type OpenedOrder = { order: OrderRow; thing: Thing; seat: Seat }

/**
 * An order that nothing was paid of, ready to be paid or changed: its seat is held. For as long as a hold runs the price
 * stays as it was shown; when the seat is held anew, price and code are looked at anew too. The order's row is locked.
 */
export async function keepOrderOpen(
  tx: Tx,
  order: OrderRow,
  { now, prolong = false, requote = false }: { now: Date; prolong?: boolean; requote?: boolean },
): Promise<OpenedOrder> {
  const seat = await seatOf(tx, order)
  const thing = await readThing(tx, seat, now)
  if (thing === undefined) throw new AppError('not_found')
  const hold = await holdSeat(tx, seat, { now, prolong, isOpen: thing.isOpen })
  // What a payment begins with it keeps, so that it must be certain of its code, whatever other processes' clocks say.
  const isRunning = !hold.isNew && order.closedAt === null && !(prolong && (await hasLostCode(tx, order, now)))
  if (isRunning && !requote) return { order, thing, seat }
  const wanted = { orderId: order.id, doctorId: order.doctorId, thing: thing.key, now }
  const code = order.discountCodeId === null ? null : await useCodeAgain(tx, order.discountCodeId, wanted)
  const [opened] = await tx
    .update(purchaseOrder)
    .set({ ...quoteOrder(thing, typeof code === 'string' ? null : code), closedAt: null })
    .where(eq(purchaseOrder.id, order.id))
    .returning()
  if (order.enrolmentId !== null)
    await tx
      .update(enrolment)
      .set({ state: 'pending' })
      .where(and(eq(enrolment.id, order.enrolmentId), eq(enrolment.state, 'lapsed')))
  if (order.subscriptionId !== null)
    await tx
      .update(subscription)
      .set({ state: 'pending' })
      .where(and(eq(subscription.id, order.subscriptionId), eq(subscription.state, 'lapsed')))
  return { order: await bindIfFree(tx, opened!, now), thing, seat }
}

async function hasLostCode(tx: Tx, { id: orderId, doctorId, discountCodeId }: OrderRow, now: Date): Promise<boolean> {
  return discountCodeId !== null && (await isUsedUp(tx, discountCodeId, { orderId, doctorId, now }))
}

/** Nothing is owed, so there is nothing to wait for. */
export async function bindIfFree(tx: Tx, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.totalPaisa > 0) return order
  const seat = await seatOf(tx, order)
  if (!(await isSeatFree(tx, seat, now))) throw new AppError('no_seat_left')
  await takeSeat(tx, seat)
  await bookOrder(tx, { order, terms: termsAtOnce(order, now), now })
  return { ...order, bookedAt: now, paidAt: now, closedAt: null }
}
