import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { attempt } from './attempt.ts'
import { paper } from './paper.ts'

/** An attempt that could not be marked, and why; gone as soon as it could. The others of its paper do not wait for it. */
export const markingFault = pgTable(
  'marking_fault',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    keysRevision: integer().notNull(),
    words: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('marking_fault_paper_id').on(table.paperId)],
)
