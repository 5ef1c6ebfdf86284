import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { doctor } from './doctor.ts'
import { event } from './event.ts'

/** A doctor who has a place in an event. */
export const eventRegistration = pgTable(
  'event_registration',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.doctorId] }),
    index('event_registration_doctor_id').on(table.doctorId),
  ],
)
