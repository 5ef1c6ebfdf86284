import { type Tx, tables } from '@prostuti/db'
import { and, count, eq, gt, ne } from 'drizzle-orm'
import type { Seat } from './seat-of.ts'

const { event, eventHold, schedule, seatHold, subscription } = tables

/** `free`: neither sold nor held for somebody else. `heldUntil`: the doctor's own hold, if it still runs. */
type FreeSeats = { unsold: number; free: number; heldUntil: Date | null }

/**
 * Seats left for this doctor, behind the lock of the schedule's or event's row: whoever counts next sees what was done with
 * the number. A weaker lock than `for update`, because rows that point to the schedule must not wait for it.
 */
export async function countFreeSeats(tx: Tx, seat: Seat, now: Date): Promise<FreeSeats> {
  if ('subscriptionId' in seat) return { ...enough, heldUntil: await lockSubscription(tx, seat.subscriptionId, now) }
  const unsold = 'scheduleId' in seat ? await lockSchedule(tx, seat.scheduleId) : await lockEvent(tx, seat.eventId)
  const [holds, where] = holdsOf(seat)
  const [others] = await tx
    .select({ held: count() })
    .from(holds)
    .where(and(where, ne(holds.doctorId, seat.doctorId), gt(holds.heldUntil, now)))
  const [own] = await tx
    .select({ heldUntil: holds.heldUntil })
    .from(holds)
    .where(and(where, eq(holds.doctorId, seat.doctorId), gt(holds.heldUntil, now)))
  return { unsold, free: unsold - others!.held, heldUntil: own?.heldUntil ?? null }
}

const enough = { unsold: Number.POSITIVE_INFINITY, free: Number.POSITIVE_INFINITY }

const holdsOf = (seat: Exclude<Seat, { subscriptionId: number }>) =>
  'scheduleId' in seat
    ? ([seatHold, eq(seatHold.scheduleId, seat.scheduleId)] as const)
    : ([eventHold, eq(eventHold.eventId, seat.eventId)] as const)

async function lockSchedule(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .select({ seats: schedule.seats, sold: schedule.seatsSold })
    .from(schedule)
    .where(eq(schedule.id, id))
    .for('no key update')
  return row!.seats - row!.sold
}

async function lockSubscription(tx: Tx, id: number, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ heldUntil: subscription.heldUntil })
    .from(subscription)
    .where(eq(subscription.id, id))
    .for('no key update')
  const heldUntil = row!.heldUntil
  return heldUntil !== null && heldUntil > now ? heldUntil : null
}

async function lockEvent(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .select({ seats: event.seats, sold: event.seatsSold })
    .from(event)
    .where(eq(event.id, id))
    .for('no key update')
  return (row!.seats ?? Number.POSITIVE_INFINITY) - row!.sold
}
