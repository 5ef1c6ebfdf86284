import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { schedule } from '../catalogue/schedule.ts'
import { moment } from '../columns.ts'

/** A seat kept for a doctor who is paying. It counts as taken until `heldUntil`, and by itself no longer after that. */
export const seatHold = pgTable(
  'seat_hold',
  {
    scheduleId: integer()
      .notNull()
      .references(() => schedule.id, { onDelete: 'cascade' }),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    heldUntil: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.doctorId] }),
    // The holds that still count, of all schedules; those of one schedule are found by the key above.
    index('seat_hold_held_until').on(table.heldUntil, table.scheduleId),
    index('seat_hold_doctor_id').on(table.doctorId),
  ],
)
