import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'

/** A day whose books are closed by two people. Nothing is booked on it any more; mending falls on the day it is done. */
export const dayClose = pgTable('day_close', {
  day: date().primaryKey(),
  // What it came to, as the two of them saw it.
  figures: jsonb().$type<Record<string, unknown>>().notNull(),
  askedBy: integer()
    .notNull()
    .references(() => staff.id),
  closedBy: integer()
    .notNull()
    .references(() => staff.id),
  closedAt: moment().notNull(),
})
