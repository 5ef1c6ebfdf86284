import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { eventSeat, holdSeat, keepOrderOpen, lockOrder, openOrder } from '../payment/index.ts'

const { event, eventRegistration, purchaseOrder } = tables

type EventOrderRequest = { doctorId: number; eventId: number; now: Date }

/** The same as startEnrolment for an event: a seat is held and an order opened, or the open one given back. */
export async function startEventOrder(tx: Transaction, request: EventOrderRequest): Promise<{ orderId: number }> {
  const { doctorId, eventId, now } = request
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('event-order'), ${doctorId}::int)`)
  await requireOpenTo(tx, request)
  const known = await findOrder(tx, request)
  if (known === undefined) {
    const { listing } = await holdSeat(tx, eventSeat({ id: eventId, doctorId }), { now })
    const { id: orderId } = await openOrder(tx, listing, { kind: 'event', id: eventId, doctorId, now })
    return { orderId }
  }
  const order = await lockOrder(tx, known.id, doctorId)
  if (order.bookedAt !== null) throw new AppError('already_enrolled')
  await keepOrderOpen(tx, order, { now })
  return { orderId: order.id }
}

async function requireOpenTo(tx: Tx, { doctorId, eventId }: EventOrderRequest): Promise<void> {
  const [row] = await tx
    .select({ registeredAt: eventRegistration.createdAt })
    .from(event)
    .leftJoin(eventRegistration, and(eq(eventRegistration.eventId, event.id), eq(eventRegistration.doctorId, doctorId)))
    .where(and(eq(event.id, eventId), eq(event.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  if (row.registeredAt !== null) throw new AppError('already_enrolled')
}

/** The open one, or one that was let go before anything was paid of it. */
async function findOrder(tx: Tx, { doctorId, eventId }: EventOrderRequest) {
  const [row] = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.doctorId, doctorId),
        eq(purchaseOrder.eventId, eventId),
        or(isNull(purchaseOrder.closedAt), isNull(purchaseOrder.bookedAt)),
      ),
    )
    .orderBy(desc(sql`${purchaseOrder.closedAt} is null`), desc(purchaseOrder.id))
    .limit(1)
  return row
}
