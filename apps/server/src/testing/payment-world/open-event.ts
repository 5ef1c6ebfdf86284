import { type Database, tables } from '@prostuti/db'
import { and, desc, eq, sql } from 'drizzle-orm'
import { startEventOrder } from '../../features/enrolment/start-event-order.ts'
import { days, type TestClock } from '../test-clock.ts'
import type { SoldItem } from './sold-item.ts'

const { event, eventRegistration, purchaseOrder } = tables

type EventSetting = { db: Database['db']; clock: TestClock; seats: number }

/** An event with few seats; whoever leaves it can come again, by another order. */
export async function openEvent({ db, clock, seats }: EventSetting): Promise<SoldItem> {
  const startsAt = new Date(clock.now().getTime() + days(90))
  const [made] = await db
    .insert(event)
    .values({ name: { bn: 'মডেল টেস্ট' }, startsAt, deadline: startsAt, feePaisa: 150_000, mode: 'online', seats })
    .returning()
  const eventId = made!.id
  const begin = (doctorId: number) =>
    db.transaction((tx) => startEventOrder(tx, { doctorId, eventId, now: clock.now() }))
  return {
    begin,
    // Of an event there is nothing to choose.
    change: begin,
    reprice: (percent) =>
      db
        .update(event)
        .set({ feePaisa: sql`fee_paisa * ${percent}::int / 100` })
        .where(eq(event.id, eventId)),

    move: async () => {},

    async findOrder(doctorId) {
      const [row] = await db
        .select({ id: purchaseOrder.id })
        .from(purchaseOrder)
        .where(and(eq(purchaseOrder.eventId, eventId), eq(purchaseOrder.doctorId, doctorId)))
        .orderBy(desc(purchaseOrder.id))
        .limit(1)
      return row?.id
    },

    async readOrders() {
      const rows = await db
        .select({ order: purchaseOrder, registeredAt: eventRegistration.createdAt })
        .from(purchaseOrder)
        .leftJoin(
          eventRegistration,
          and(
            eq(eventRegistration.eventId, purchaseOrder.eventId),
            eq(eventRegistration.doctorId, purchaseOrder.doctorId),
          ),
        )
        .where(eq(purchaseOrder.eventId, eventId))
      return rows.map(({ order, registeredAt }) => {
        const isOpen = order.bookedAt !== null && order.closedAt === null
        return { order, state: isOpen && registeredAt !== null ? 'active' : 'not registered' }
      })
    },

    async findFaults(active) {
      const [row] = await db.select().from(event).where(eq(event.id, eventId))
      const sold = row!.seatsSold
      const registered = await db.$count(eventRegistration, eq(eventRegistration.eventId, eventId))
      const doctors = new Set(active.map(({ order }) => order.doctorId))
      return [
        ...(doctors.size === active.length ? [] : ['a doctor has paid twice for one seat']),
        ...(registered === active.length ? [] : [`${registered} are registered by ${active.length} orders`]),
        ...(sold === active.length ? [] : [`${sold} seats are sold to ${active.length} doctors`]),
        ...(active.length <= seats ? [] : ['more seats are sold than there are']),
      ]
    },
  }
}
