import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { scheduleEvent } from '../catalogue/schedule-event.ts'
import { moment } from '../columns.ts'

/** An SMS that reminds a doctor of a class, once for each time it was set to; only where the centre wants them. */
export const classSms = pgTable(
  'class_sms',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    scheduleEventId: integer()
      .notNull()
      .references(() => scheduleEvent.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    // When to send it; null once it has left.
    tellAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.scheduleEventId, table.startsAt] }),
    index('class_sms_schedule_event_id').on(table.scheduleEventId),
    index('class_sms_to_send').on(table.tellAt).where(sql`tell_at is not null`),
  ],
)
