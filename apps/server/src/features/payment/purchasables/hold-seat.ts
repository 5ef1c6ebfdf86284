import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { countFreeSeats } from './count-free-seats.ts'
import type { Seat } from './seat-of.ts'

const { eventHold, seatHold, subscription } = tables

const holdMs = 15 * 60_000

/** `isNew`: there was none that still ran, so what was agreed under the last one has to be looked at anew. */
export type Hold = { heldUntil: Date; isNew: boolean }

/**
 * Keeps a seat for a doctor who is about to pay. A hold that still runs is given back as it is, or prolonged when a payment
 * begins; otherwise there must be a seat that is neither sold nor held for somebody else.
 */
export async function holdSeat(
  tx: Tx,
  seat: Seat,
  { now, isOpen, prolong = false }: { now: Date; isOpen: boolean; prolong?: boolean },
): Promise<Hold> {
  const { free, heldUntil: running } = await countFreeSeats(tx, seat, now)
  if (running !== null && !prolong) return { heldUntil: running, isNew: false }
  if (running === null && !isOpen) throw new AppError('enrolment_closed')
  if (running === null && free <= 0) throw new AppError('no_seat_left')
  const heldUntil = new Date(Math.max(running?.getTime() ?? 0, now.getTime() + holdMs))
  if ('subscriptionId' in seat)
    await tx.update(subscription).set({ heldUntil }).where(eq(subscription.id, seat.subscriptionId))
  else if ('scheduleId' in seat)
    await tx
      .insert(seatHold)
      .values({ ...seat, heldUntil })
      .onConflictDoUpdate({ target: [seatHold.scheduleId, seatHold.doctorId], set: { heldUntil } })
  else
    await tx
      .insert(eventHold)
      .values({ ...seat, heldUntil })
      .onConflictDoUpdate({ target: [eventHold.eventId, eventHold.doctorId], set: { heldUntil } })
  return { heldUntil, isNew: running === null }
}
