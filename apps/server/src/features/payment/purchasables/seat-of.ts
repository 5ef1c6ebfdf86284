import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { OrderRow } from '../orders/lock-order.ts'

const { enrolment } = tables

/** Where a seat is wanted, and for whom. Of videos there are enough for everybody: only the price is held. */
export type Seat = { doctorId: number } & ({ scheduleId: number } | { eventId: number } | { subscriptionId: number })

/** The seat an order is for. */
export async function seatOf(
  tx: Tx,
  {
    doctorId,
    enrolmentId,
    eventId,
    subscriptionId,
  }: Pick<OrderRow, 'doctorId' | 'enrolmentId' | 'eventId' | 'subscriptionId'>,
): Promise<Seat> {
  if (subscriptionId !== null) return { doctorId, subscriptionId }
  if (enrolmentId === null) return { doctorId, eventId: eventId! }
  const [row] = await tx
    .select({ scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .where(eq(enrolment.id, enrolmentId))
  return { doctorId, scheduleId: row!.scheduleId }
}
