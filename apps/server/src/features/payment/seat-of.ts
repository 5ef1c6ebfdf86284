import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { OrderRow } from './lock-order.ts'

const { enrolment } = tables

/** Where a seat is wanted, and for whom. */
export type Seat = { doctorId: number } & ({ scheduleId: number } | { eventId: number })

/** The seat an order is for. */
export async function seatOf(
  tx: Tx,
  { doctorId, enrolmentId, eventId }: Pick<OrderRow, 'doctorId' | 'enrolmentId' | 'eventId'>,
): Promise<Seat> {
  if (enrolmentId === null) return { doctorId, eventId: eventId! }
  const [row] = await tx
    .select({ scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .where(eq(enrolment.id, enrolmentId))
  return { doctorId, scheduleId: row!.scheduleId }
}
