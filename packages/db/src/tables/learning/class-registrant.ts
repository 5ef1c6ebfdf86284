import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment } from '../columns.ts'

/**
 * A doctor's own link to a Zoom meeting, made at their first press and kept: Zoom allows few registrations a day. By meeting,
 * not by class, as a batch often meets under one number for months.
 */
export const classRegistrant = pgTable(
  'class_registrant',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    meetingNumber: text().notNull(),
    // By which Zoom knows this doctor, to take the link back.
    registrantId: text().notNull(),
    joinUrl: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.meetingNumber] }),
    check('class_registrant_join_url', sql`${table.joinUrl} ~ '^https?://[^\\s]+$'`),
  ],
)
