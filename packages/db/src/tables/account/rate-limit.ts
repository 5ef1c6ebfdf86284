import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** How often something was tried in its window. In the database, so that every process counts together. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    // What is limited and for whom, e.g. `login:<hash>`; never a phone number in clear.
    key: text().primaryKey(),
    windowEndsAt: moment().notNull(),
    hits: integer().notNull(),
  },
  (table) => [index('rate_limit_window_ends_at').on(table.windowEndsAt)],
)
