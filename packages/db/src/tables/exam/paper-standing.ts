import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import type { MarkBin } from './exam-values.ts'
import { paper } from './paper.ts'

/** What all ranked attempts of a paper came to together; written in the transaction that draws the ranks. */
export const paperStanding = pgTable('paper_standing', {
  paperId: integer()
    .primaryKey()
    .references(() => paper.id, { onDelete: 'cascade' }),
  keysRevision: integer().notNull(),
  participants: integer().notNull(),
  passed: integer(),
  // In hundredths; null when nobody took part.
  highest: integer(),
  average: integer(),
  bins: jsonb().$type<MarkBin[]>().notNull(),
  rankedAt: moment().notNull(),
})
