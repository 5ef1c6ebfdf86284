import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

const { classAttendance } = tables

type Press = { doctorId: number; eventId: number; now: Date }

/** One row for a doctor and a class, in one statement: the first press is kept, those after it are counted. */
export async function writeAttendance(tx: Tx, { doctorId, eventId, now }: Press): Promise<{ joinedAt: Date }> {
  const [row] = await tx
    .insert(classAttendance)
    .values({ doctorId, scheduleEventId: eventId, joinedAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [classAttendance.doctorId, classAttendance.scheduleEventId],
      set: { lastAt: now, presses: sql`${classAttendance.presses} + 1` },
    })
    .returning({ joinedAt: classAttendance.joinedAt })
  return row!
}
