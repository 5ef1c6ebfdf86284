import type { ResponseOf, readDoctorEvent } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { presentEvent, selectEvents } from '../catalogue/index.ts'
import { loadOrders, type OrderFacts, waitingOf } from '../payment/index.ts'
import { joiningTimes } from './joining-times.ts'

const { doctor, event, eventRegistration, purchaseOrder } = tables

export type DoctorEvent = Omit<ResponseOf<typeof readDoctorEvent>, 'server_time'>
type Own = { doctorId: number; locale: Locale; now: Date }

/** How these events stand to a doctor; every one that the doctor has anything to do with, unless they are named. */
export async function loadDoctorEvents(
  tx: Tx,
  { doctorId, locale, now }: Own,
  named?: number[],
): Promise<DoctorEvent[]> {
  const tickets = await tx
    .select({
      eventId: eventRegistration.eventId,
      code: eventRegistration.ticketCode,
      holder: doctor.name,
      registeredAt: eventRegistration.createdAt,
    })
    .from(eventRegistration)
    .innerJoin(doctor, eq(doctor.id, eventRegistration.doctorId))
    .where(and(eq(eventRegistration.doctorId, doctorId), named && inArray(eventRegistration.eventId, named)))
  const open = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.doctorId, doctorId),
        eq(purchaseOrder.kind, 'event'),
        isNull(purchaseOrder.closedAt),
        named && inArray(purchaseOrder.eventId, named),
      ),
    )
  const orders = await loadOrders(
    tx,
    open.map(({ id }) => id),
    now,
  )
  const eventIds = named ?? [
    ...tickets.map(({ eventId }) => eventId),
    ...orders.map(({ purchase }) => purchase.names.event_id!),
  ]
  if (eventIds.length === 0) return []
  const rows = await selectEvents(tx, now).where(inArray(event.id, eventIds))
  return rows.map((row) => {
    const ticket = tickets.find(({ eventId }) => eventId === row.event.id)
    const order = orders.find(({ purchase }) => purchase.names.event_id === row.event.id)
    const { opensAt, closesAt } = joiningTimes(row.event)
    return {
      event: presentEvent(row, { locale, now }),
      ticket: ticket
        ? { code: ticket.code, holder: ticket.holder, registered_at: ticket.registeredAt.toISOString() }
        : null,
      order: order ? presentEventOrder(order) : null,
      joining:
        row.event.joinLink === null ? null : { opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString() },
    }
  })
}

function presentEventOrder(facts: OrderFacts): NonNullable<DoctorEvent['order']> {
  const { row, purchase, payments } = facts
  const isWaiting = waitingOf(facts) > 0
  const heldUntil = row.bookedAt === null ? purchase.heldUntil : null
  return {
    id: row.id,
    state: row.bookedAt !== null ? 'paid' : isWaiting ? 'waiting' : heldUntil !== null ? 'held' : 'open',
    held_until: heldUntil?.toISOString() ?? null,
    has_receipt: payments.some(({ invoice }) => invoice !== null),
  }
}
