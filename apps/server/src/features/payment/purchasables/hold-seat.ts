import type { Transaction } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import type { Listing, Seat } from './purchasable.ts'

const holdMs = 15 * 60_000

/** `isNew`: there was no hold that still ran, so what was agreed under the last one has to be looked at anew. */
export type Hold = { listing: Listing; isNew: boolean }

/**
 * Keeps a seat for a doctor who is about to pay. A hold that still runs is given back as it is, or prolonged when a payment
 * begins; otherwise there must be a seat that is neither sold nor held for somebody else.
 */
export async function holdSeat(
  tx: Transaction,
  seat: Seat,
  { now, prolong = false }: { now: Date; prolong?: boolean },
): Promise<Hold> {
  const listing = await seat.read(tx, now)
  if (listing === undefined) throw new AppError('not_found')
  const { free, heldUntil: running } = await seat.lock(tx, now)
  if (running !== null && !prolong) return { listing, isNew: false }
  if (running === null && !listing.isOpen) throw new AppError('enrolment_closed')
  if (running === null && free <= 0) throw new AppError('no_seat_left')
  await seat.hold(tx, new Date(Math.max(running?.getTime() ?? 0, now.getTime() + holdMs)))
  return { listing, isNew: running === null }
}

/** Whether there is a seat for the doctor that is neither sold nor held for others; nobody else takes it in this transaction. */
export async function isSeatFree(tx: Transaction, seat: Seat, now: Date): Promise<boolean> {
  const { unsold, free, heldUntil } = await seat.lock(tx, now)
  // A seat that is held is there by itself; staff may have made the room smaller since, and then the first ones get in.
  return heldUntil === null ? free > 0 : unsold > 0
}
