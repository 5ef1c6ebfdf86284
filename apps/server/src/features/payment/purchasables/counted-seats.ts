import type { Transaction, tables } from '@prostuti/db'
import { and, count, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { FreeSeats } from './purchasable.ts'

type CountedSeats = {
  /** The row that counts what is sold. */
  stock: typeof tables.schedule | typeof tables.event
  id: number
  holds: typeof tables.seatHold | typeof tables.eventHold
  isOfStock: SQL
  doctorId: number
}

/** Counts behind the lock of the row. It is weaker than `for update`, because rows that point to this one must not wait for it. */
export async function lockCountedSeats(
  tx: Transaction,
  { stock, id, holds, isOfStock, doctorId }: CountedSeats,
  now: Date,
): Promise<FreeSeats> {
  const [row] = await tx
    .select({ seats: stock.seats, sold: stock.seatsSold })
    .from(stock)
    .where(eq(stock.id, id))
    .for('no key update')
  const unsold = (row!.seats ?? Number.POSITIVE_INFINITY) - row!.sold
  const [others] = await tx
    .select({ held: count() })
    .from(holds)
    .where(and(isOfStock, ne(holds.doctorId, doctorId), gt(holds.heldUntil, now)))
  const [own] = await tx
    .select({ heldUntil: holds.heldUntil })
    .from(holds)
    .where(and(isOfStock, eq(holds.doctorId, doctorId), gt(holds.heldUntil, now)))
  return { unsold, free: unsold - others!.held, heldUntil: own?.heldUntil ?? null }
}
