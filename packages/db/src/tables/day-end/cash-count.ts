import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { contact } from '../site/contact.ts'
import { staff } from '../staff/staff.ts'

/** The notes in the drawer of a branch at the end of a day. Who counts again adds a row; the last one holds. */
export const cashCount = pgTable(
  'cash_count',
  {
    id: identity(),
    day: date().notNull(),
    branchId: integer()
      .notNull()
      .references(() => contact.id),
    // How many of each, by its worth in taka.
    notes: jsonb().$type<Record<string, number>>().notNull(),
    totalPaisa: integer().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
  },
  (table) => [
    index('cash_count_day').on(table.day, table.branchId, table.id),
    check('cash_count_total', sql`${table.totalPaisa} >= 0`),
  ],
)
