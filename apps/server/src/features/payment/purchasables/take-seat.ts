import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { countFreeSeats } from './count-free-seats.ts'
import type { Seat } from './seat-of.ts'

const { event, eventHold, schedule, seatHold, subscription } = tables

/** Whether there is a seat for the doctor that is neither sold nor held for others; nobody else takes it in this transaction. */
export async function isSeatFree(tx: Tx, seat: Seat, now: Date): Promise<boolean> {
  const { unsold, free, heldUntil } = await countFreeSeats(tx, seat, now)
  // A seat that is held is there by itself; staff may have made the room smaller since, and then the first ones get in.
  return heldUntil === null ? free > 0 : unsold > 0
}

/** Sells the seat to the doctor, who then needs no hold any more. That it is free was asked in the same transaction. */
export async function takeSeat(tx: Tx, seat: Seat): Promise<void> {
  if ('subscriptionId' in seat) {
    await tx.update(subscription).set({ heldUntil: null }).where(eq(subscription.id, seat.subscriptionId))
    return
  }
  const one = { seatsSold: sql`seats_sold + 1` }
  if ('scheduleId' in seat) {
    await tx.update(schedule).set(one).where(eq(schedule.id, seat.scheduleId))
    await tx.delete(seatHold).where(and(eq(seatHold.scheduleId, seat.scheduleId), eq(seatHold.doctorId, seat.doctorId)))
  } else {
    await tx.update(event).set(one).where(eq(event.id, seat.eventId))
    await tx.delete(eventHold).where(and(eq(eventHold.eventId, seat.eventId), eq(eventHold.doctorId, seat.doctorId)))
  }
}
