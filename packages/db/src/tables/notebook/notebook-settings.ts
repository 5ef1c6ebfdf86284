import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment } from '../columns.ts'

/** How a doctor likes their notebook. Who never chose has no row: 20 cards a day and no exam. */
export const notebookSettings = pgTable(
  'notebook_settings',
  {
    doctorId: integer()
      .primaryKey()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // Null: all that are due.
    dailyLimit: integer().default(20),
    // The exam the doctor aims at, and over how many days before it the last look at all cards is spread.
    targetExamOn: date(),
    spreadDays: integer().notNull().default(21),
    // Corrections up to then were told.
    correctionsReadAt: moment(),
  },
  (table) => [
    check('notebook_settings_limit', sql`${table.dailyLimit} in (20, 40, 60)`),
    check('notebook_settings_spread', sql`${table.spreadDays} between 1 and 90`),
  ],
)
