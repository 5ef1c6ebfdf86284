import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, listed, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { contact } from '../site/contact.ts'
import { batch } from './batch.ts'

export const scheduleModes = ['online', 'branch'] as const

/** One timetable of a batch, and the seats in it: 'Online, evening'. */
export const schedule = pgTable(
  'schedule',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    title: localizedText().notNull(),
    mode: text({ enum: scheduleModes }).notNull(),
    // The branch where it is held; none for an online one.
    contactId: integer().references(() => contact.id),
    // The usual days, 0 for Sunday, and the usual time in Dhaka, 'HH:MM'.
    weekdays: integer().array().notNull(),
    opens: text().notNull(),
    closes: text().notNull(),
    seats: integer().notNull(),
    // Raised by enrolment in the transaction that makes it; the check below is what makes overselling impossible.
    seatsSold: integer().notNull().default(0),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('schedule_batch_id').on(table.batchId, table.position, table.id),
    index('schedule_position').on(table.position, table.id),
    index('schedule_contact_id').on(table.contactId),
    // Which batches still have a seat, without reading the others.
    index('schedule_with_seats').on(table.batchId, table.id).where(sql`is_active and seats_sold < seats`),
    check('schedule_texts', isLocalizedText(table.title)),
    check('schedule_mode', oneOf(table.mode, scheduleModes)),
    check('schedule_branch_has_a_place', sql`(${table.mode} = 'branch') = (${table.contactId} is not null)`),
    check('schedule_weekdays', sql`${table.weekdays} <@ array[0, 1, 2, 3, 4, 5, 6]`),
    check(
      'schedule_times',
      sql`${table.opens} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.closes} ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
    check('schedule_seats', sql`${table.seatsSold} between 0 and ${table.seats}`),
  ],
)
