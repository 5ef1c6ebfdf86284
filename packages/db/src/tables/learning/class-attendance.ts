import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { scheduleEvent } from '../catalogue/schedule-event.ts'
import { moment } from '../columns.ts'

/** That a doctor opened a live class through us. It says nothing of how long they stayed. */
export const classAttendance = pgTable(
  'class_attendance',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    scheduleEventId: integer()
      .notNull()
      .references(() => scheduleEvent.id, { onDelete: 'cascade' }),
    joinedAt: moment().notNull(),
    lastAt: moment().notNull(),
    presses: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.scheduleEventId] }),
    index('class_attendance_schedule_event_id').on(table.scheduleEventId),
    check('class_attendance_presses', sql`${table.presses} > 0`),
  ],
)
