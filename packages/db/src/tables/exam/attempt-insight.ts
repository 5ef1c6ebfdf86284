import type { AttemptInsight } from '@prostuti/learning-rules/insight/analyse-attempt'
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { attempt } from './attempt.ts'
import { paper } from './paper.ts'

/** How an attempt went, worked out of its steps by a sweep; `attempt_result.insight_revision` says for which keys. */
export const attemptInsight = pgTable(
  'attempt_insight',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    keysRevision: integer().notNull(),
    // How many questions were answered at each point of the paper's time; a column of its own, for the middle of all is drawn from it.
    pace: integer().array().notNull(),
    figures: jsonb().$type<AttemptInsight>().notNull(),
    workedOutAt: moment().notNull(),
  },
  (table) => [index('attempt_insight_paper_id').on(table.paperId)],
)
