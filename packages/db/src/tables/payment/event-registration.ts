import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { event } from '../catalogue/event.ts'
import { moment } from '../columns.ts'

/** A doctor who is registered for an event. */
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
