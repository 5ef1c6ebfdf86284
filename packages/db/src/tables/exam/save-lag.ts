import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { paper } from './paper.ts'

/** How long the answers of one paper took to be put on disk, in each process and each ten seconds; for the control room. */
export const saveLag = pgTable(
  'save_lag',
  {
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    // The beginning of the ten seconds.
    at: moment().notNull(),
    process: text().notNull(),
    saves: integer().notNull(),
    // Milliseconds: the median, and what one of a hundred took or more.
    typical: integer().notNull(),
    slow: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.at, table.process] }), index('save_lag_at').on(table.at)],
)
