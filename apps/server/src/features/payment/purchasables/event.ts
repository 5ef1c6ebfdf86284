import { tables } from '@prostuti/db'
import { defaultOverdueRule, reckonEventRefund } from '@prostuti/payment-rules'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { lockCountedSeats } from './counted-seats.ts'
import type { Purchasable, Purchase, Seat } from './purchasable.ts'

const { event, eventHold, eventRegistration, purchaseOrder } = tables

export function eventSeat({ id, doctorId }: Purchase): Seat {
  const isOfEvent = eq(eventHold.eventId, id)
  return {
    async read(tx, now) {
      const [row] = await tx.select().from(event).where(eq(event.id, id))
      if (row === undefined) return undefined
      return {
        key: `event:${row.id}`,
        title: row.name,
        detail: null,
        listPaisa: row.feePaisa,
        reductionPaisa: 0,
        reductionEndsAt: null,
        isOpen: row.isActive && row.deadline > now,
      }
    },
    lock: (tx, now) =>
      lockCountedSeats(tx, { stock: event, id, holds: eventHold, isOfStock: isOfEvent, doctorId }, now),
    async hold(tx, heldUntil) {
      await tx
        .insert(eventHold)
        .values({ eventId: id, doctorId, heldUntil })
        .onConflictDoUpdate({ target: [eventHold.eventId, eventHold.doctorId], set: { heldUntil } })
    },
    async take(tx) {
      await tx.update(event).set({ seatsSold: sql`seats_sold + 1` }).where(eq(event.id, id))
      await tx.delete(eventHold).where(and(isOfEvent, eq(eventHold.doctorId, doctorId)))
    },
  }
}

/** A registration for an event. Before it is paid there is nothing but the order, so that there is nothing to let go of. */
export const eventPurchasable: Purchasable = {
  orderColumn: 'eventId',

  heldUntil: sql`(select ${eventHold.heldUntil} from ${eventHold}
    where ${eventHold.eventId} = ${purchaseOrder.eventId} and ${eventHold.doctorId} = ${purchaseOrder.doctorId})`,

  isPending: sql`false`,

  seatOf: async (_tx, purchase) => eventSeat(purchase),

  async isOwned(tx, purchase) {
    const rows = await tx.select({ one: sql`1` }).from(eventRegistration).where(isRegistrationOf(purchase))
    return rows.length > 0
  },

  async enter(tx, { id, doctorId }, now) {
    await tx
      .insert(eventRegistration)
      .values({ eventId: id, doctorId, createdAt: now, tellAt: now })
      .onConflictDoNothing()
  },

  async end(tx, purchase) {
    const ended = await tx.delete(eventRegistration).where(isRegistrationOf(purchase)).returning()
    if (ended.length === 0) return
    await tx.update(event).set({ seatsSold: sql`greatest(0, seats_sold - 1)` }).where(eq(event.id, purchase.id))
  },

  async listOwned(tx, doctorId) {
    const rows = await tx
      .select({ id: eventRegistration.eventId })
      .from(eventRegistration)
      .where(eq(eventRegistration.doctorId, doctorId))
    return rows.map(({ id }) => id)
  },

  async releaseHolds(tx, doctorId) {
    await tx.delete(eventHold).where(eq(eventHold.doctorId, doctorId))
  },

  lapse: async () => {},
  reopen: async () => {},

  async reckonRefund(tx, { id }, { total, here }, now) {
    const [row] = await tx.select({ deadline: event.deadline }).from(event).where(eq(event.id, id))
    return reckonEventRefund({ total, here, deadline: row!.deadline }, now)
  },

  async describe(tx, orderIds, now) {
    const rows = await tx
      .select({ orderId: purchaseOrder.id, eventId: purchaseOrder.eventId, heldUntil: eventHold.heldUntil })
      .from(purchaseOrder)
      .leftJoin(
        eventHold,
        and(
          eq(eventHold.eventId, purchaseOrder.eventId),
          eq(eventHold.doctorId, purchaseOrder.doctorId),
          gt(eventHold.heldUntil, now),
        ),
      )
      .where(inArray(purchaseOrder.id, [...orderIds]))
    return new Map(
      rows.map(({ orderId, eventId, heldUntil }) => {
        const checkoutPage = `/my/event/${eventId}/checkout`
        return [
          orderId,
          {
            names: {
              kind: 'event',
              enrolment_id: null,
              event_id: eventId,
              subscription_id: null,
              offer_id: null,
              batch_id: null,
            },
            heldUntil,
            pauseLecturesAfterDays: defaultOverdueRule.pauseLecturesAfterDays,
            moveUntil: null,
            postponeDays: 0,
            shares: [],
            pauses: null,
            checkoutPage,
            pageOfPayment: (paymentId) => `${checkoutPage}?payment=${paymentId}&order=${orderId}`,
          },
        ]
      }),
    )
  },
}

const isRegistrationOf = ({ id, doctorId }: Purchase) =>
  and(eq(eventRegistration.eventId, id), eq(eventRegistration.doctorId, doctorId))
