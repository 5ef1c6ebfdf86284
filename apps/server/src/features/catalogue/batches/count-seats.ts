import { type Tx, tables } from '@prostuti/db'
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'

const { schedule, seatHold } = tables

export type ScheduleSeats = { id: number; seats: number; seats_left: number }

/** Seats of every active schedule of these batches at that moment. Sold seats and seats being paid for are not left. */
export async function countSeats(
  tx: Tx,
  { batchIds, now }: { batchIds: readonly number[]; now: Date },
): Promise<Map<number, ScheduleSeats[]>> {
  const seats = new Map<number, ScheduleSeats[]>(batchIds.map((id) => [id, []]))
  if (batchIds.length === 0) return seats
  const held = tx
    .select({ held: count() })
    .from(seatHold)
    .where(and(eq(seatHold.scheduleId, schedule.id), gt(seatHold.heldUntil, now)))
  const rows = await tx
    .select({
      id: schedule.id,
      batchId: schedule.batchId,
      seats: schedule.seats,
      left: sql<number>`greatest(0, ${schedule.seats} - ${schedule.seatsSold} - (${held}))::int`,
    })
    .from(schedule)
    .where(and(eq(schedule.isActive, true), inArray(schedule.batchId, [...batchIds])))
    .orderBy(asc(schedule.position), asc(schedule.id))
  for (const { id, batchId, seats: all, left } of rows) seats.get(batchId)?.push({ id, seats: all, seats_left: left })
  return seats
}

export const sumSeats = (schedules: readonly ScheduleSeats[]) => ({
  seats: schedules.reduce((sum, each) => sum + each.seats, 0),
  seats_left: schedules.reduce((sum, each) => sum + each.seats_left, 0),
})
