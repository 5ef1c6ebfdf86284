import { type Db, tables } from '@prostuti/db'
import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { lockOrder } from './lock-order.ts'

const { enrolment, eventHold, payment, purchaseOrder, seatHold } = tables

const day = 86_400_000

/** How many orders one transaction would not be good for, but one sweep is. */
const atMost = 500

/**
 * Lets go of what nobody paid for: a day after its hold ended a pending enrolment lapses and its order closes. The seat was
 * free for others since the hold ended. A payment whose end is not known, or which staff have to look at, keeps it open.
 */
export async function lapseEnrolments(db: Db, now: Date): Promise<number> {
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
  const heldUntil = sql`coalesce(${seatHold.heldUntil}, ${eventHold.heldUntil}, ${purchaseOrder.createdAt})`
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
    .where(
      and(
        isNull(purchaseOrder.bookedAt),
        // Closed by staff: there is nothing to wait for.
        or(
          and(isNull(purchaseOrder.closedAt), sql`${heldUntil} <= ${longAgo}::timestamptz`),
          and(sql`${purchaseOrder.closedAt} is not null`, eq(enrolment.state, 'pending')),
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
    return true
  })

type Held = { doctorId: number; enrolmentId: number | null; eventId: number | null }

async function isHeldAgain(tx: Pick<Db, 'select'>, { doctorId, enrolmentId, eventId }: Held, now: Date) {
  const rows =
    enrolmentId !== null
      ? await tx
          .select({ heldUntil: seatHold.heldUntil })
          .from(seatHold)
          .innerJoin(enrolment, eq(enrolment.scheduleId, seatHold.scheduleId))
          .where(and(eq(enrolment.id, enrolmentId), eq(seatHold.doctorId, doctorId)))
      : await tx
          .select({ heldUntil: eventHold.heldUntil })
          .from(eventHold)
          .where(and(eq(eventHold.eventId, eventId!), eq(eventHold.doctorId, doctorId)))
  return rows.some(({ heldUntil }) => heldUntil > now)
}
