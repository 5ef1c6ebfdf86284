import type { WireAnswer } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { attempt } from './attempt.ts'

/**
 * The answer journal: every save as it came. Rows are only ever added; of a question's steps the highest sequence counts.
 * A partitioned table: each partition holds the steps of a span of attempts (decision 090). Once an attempt is long over its steps may be
 * packed (packed_steps), so what reads of finished attempts reads `written_step`.
 * The question has no foreign key: it was checked against the paper, and a key per save would cost a lock on a row that all examinees share.
 */
export const answerStep = pgTable(
  'answer_step',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    questionId: integer().notNull(),
    // The client's, growing with every choice.
    sequence: bigint({ mode: 'number' }).notNull(),
    // As on the wire: an option's id, a map of stems, or null for a choice taken back.
    answer: jsonb().$type<WireAnswer>().notNull(),
    // When it reached the server.
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId, table.sequence] }),
    check('answer_step_sequence', sql`${table.sequence} > 0`),
  ],
)
