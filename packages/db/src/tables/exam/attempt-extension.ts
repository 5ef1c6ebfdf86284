import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { attempt } from './attempt.ts'
import { sittingDeed } from './sitting-deed.ts'

/** How the end of one attempt was moved by a deed. Rows are only ever added. */
export const attemptExtension = pgTable(
  'attempt_extension',
  {
    deedId: integer()
      .notNull()
      .references(() => sittingDeed.id),
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    fromEnd: moment().notNull(),
    toEnd: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deedId, table.attemptId] }),
    index('attempt_extension_attempt_id').on(table.attemptId),
  ],
)
