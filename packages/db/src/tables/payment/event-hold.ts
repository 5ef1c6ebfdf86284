import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { event } from '../catalogue/event.ts'
import { moment } from '../columns.ts'

/** A seat in an event kept for a doctor who is paying, as seat_hold keeps one in a schedule. */
export const eventHold = pgTable(
  'event_hold',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    heldUntil: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.doctorId] }),
    index('event_hold_doctor_id').on(table.doctorId),
  ],
)
