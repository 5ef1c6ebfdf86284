import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'

/** Why something of a day does not match, in somebody's words. */
export const dayExplanation = pgTable(
  'day_explanation',
  {
    day: date().notNull(),
    // `cash:<branch>`, `payment:<id>`, `refund:<id>`, `line:<id>`, `statement:<provider>`.
    about: text().notNull(),
    words: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.about] }),
    check('day_explanation_about', sql`${table.about} ~ '^(cash|payment|refund|line|statement):[a-z0-9]+$'`),
    check('day_explanation_words', sql`char_length(${table.words}) between 1 and 500`),
  ],
)
