import type { PaperItems } from '@prostuti/exam-rules'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { paper } from './paper.ts'

export const analysedAttempts = ['first', 'all'] as const

/** What the answers of everybody say about a paper's questions; worked out once for each revision of its keys. */
export const paperAnalysis = pgTable(
  'paper_analysis',
  {
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    // First attempts in the paper's own time, or every one.
    attempts: text({ enum: analysedAttempts }).notNull(),
    keysRevision: integer().notNull(),
    sittings: integer().notNull(),
    // By how much is right, and by marks.
    reliability: jsonb().$type<Pick<PaperItems, 'byRight' | 'byMarks'>>().notNull(),
    items: jsonb().$type<PaperItems['items']>().notNull(),
    analysedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.attempts] }),
    check('paper_analysis_attempts', oneOf(table.attempts, analysedAttempts)),
  ],
)
