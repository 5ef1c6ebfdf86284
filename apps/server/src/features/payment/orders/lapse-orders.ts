import { type Db, tables } from '@prostuti/db'
import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { lockOrder, type OrderRow } from './lock-order.ts'

const { enrolment, eventHold, payment, purchaseOrder, seatHold, subscription } = tables

const day = 86_400_000

/** How many orders one transaction would not be good for, but one sweep is. */
const atMost = 500

/**
 * Lets go of what nobody paid for: a day after its hold ended a pending enrolment or subscription lapses and its order
 * closes. The seat was free for others since the hold ended. A payment whose end is not known, or which staff have to look
 * at, keeps it open.
 */
export async function lapseOrders(db: Db, now: Date): Promise<number> {
  let lapsed = 0
  for (const id of await findForgotten(db, now)) if (await lapse(db, id, now)) lapsed += 1
  return lapsed
}

const hasNoPaymentToWaitFor = (db: Pick<Db, 'select'>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.orderId, purchaseOrder.id), inArray(payment.state, ['initiated', 'on_hold']))),
  )

async function findForgotten(db: Db, now: Date): Promise<number[]> {
  const longAgo = new Date(now.getTime() - day).toISOString()
  const heldUntil = sql`coalesce(${seatHold.heldUntil}, ${eventHold.heldUntil}, ${subscription.heldUntil}, ${purchaseOrder.createdAt})`
  const rows = await db
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .leftJoin(enrolment, eq(enrolment.id, purchaseOrder.enrolmentId))
    .leftJoin(
      seatHold,
      and(eq(seatHold.scheduleId, enrolment.scheduleId), eq(seatHold.doctorId, purchaseOrder.doctorId)),
    )
    .leftJoin(
      eventHold,
      and(eq(eventHold.eventId, purchaseOrder.eventId), eq(eventHold.doctorId, purchaseOrder.doctorId)),
    )
    .leftJoin(subscription, eq(subscription.id, purchaseOrder.subscriptionId))
    .where(
      and(
        isNull(purchaseOrder.bookedAt),
        // Closed by staff: there is nothing to wait for.
        or(
          and(isNull(purchaseOrder.closedAt), sql`${heldUntil} <= ${longAgo}::timestamptz`),
          and(isNotNull(purchaseOrder.closedAt), or(eq(enrolment.state, 'pending'), eq(subscription.state, 'pending'))),
        ),
        hasNoPaymentToWaitFor(db),
      ),
    )
    .limit(atMost)
  return rows.map(({ id }) => id)
}

const lapse = (db: Db, orderId: number, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    // Somebody may have paid, or begun to, since the list was made.
    const [still] = await tx
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .where(and(eq(purchaseOrder.id, orderId), isNull(purchaseOrder.bookedAt), hasNoPaymentToWaitFor(tx)))
    if (still === undefined || (await isHeldAgain(tx, order, now))) return false
    await tx
      .update(purchaseOrder)
      .set({ closedAt: order.closedAt ?? now })
      .where(eq(purchaseOrder.id, orderId))
    if (order.enrolmentId !== null)
      await tx
        .update(enrolment)
        .set({ state: 'lapsed' })
        .where(and(eq(enrolment.id, order.enrolmentId), eq(enrolment.state, 'pending')))
    if (order.subscriptionId !== null)
      await tx
        .update(subscription)
        .set({ state: 'lapsed' })
        .where(and(eq(subscription.id, order.subscriptionId), eq(subscription.state, 'pending')))
    return true
  })

type Held = Pick<OrderRow, 'doctorId' | 'enrolmentId' | 'eventId' | 'subscriptionId'>

async function isHeldAgain(tx: Pick<Db, 'select'>, order: Held, now: Date): Promise<boolean> {
  const rows = await selectHolds(tx, order)
  return rows.some(({ heldUntil }) => heldUntil !== null && heldUntil > now)
}

function selectHolds(tx: Pick<Db, 'select'>, { doctorId, enrolmentId, eventId, subscriptionId }: Held) {
  if (subscriptionId !== null)
    return tx
      .select({ heldUntil: subscription.heldUntil })
      .from(subscription)
      .where(eq(subscription.id, subscriptionId))
  if (enrolmentId === null)
    return tx
      .select({ heldUntil: eventHold.heldUntil })
      .from(eventHold)
      .where(and(eq(eventHold.eventId, eventId!), eq(eventHold.doctorId, doctorId)))
  return tx
    .select({ heldUntil: seatHold.heldUntil })
    .from(seatHold)
    .innerJoin(enrolment, eq(enrolment.scheduleId, seatHold.scheduleId))
    .where(and(eq(enrolment.id, enrolmentId), eq(seatHold.doctorId, doctorId)))
}
