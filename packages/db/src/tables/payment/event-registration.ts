import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    // What the ticket says, and what is read off it at the door: ten letters and digits that nobody can guess.
    ticketCode: text()
      .notNull()
      .default(sql`upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`)
      .unique('event_registration_ticket_code'),
    // When the doctor is to be told by SMS that they are registered.
    tellAt: moment(),
    // When the joining link was first asked for.
    joinedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.doctorId] }),
    index('event_registration_doctor_id').on(table.doctorId),
    index('event_registration_to_tell').on(table.tellAt).where(sql`tell_at is not null`),
    check('event_registration_ticket', sql`${table.ticketCode} ~ '^[0-9A-F]{10}$'`),
  ],
)
