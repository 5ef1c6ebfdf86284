import type { WireAnswer } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { attempt } from './attempt.ts'

/**
 * All steps of one attempt that was over long ago, in one row (decision 091). The n-th of each list are the n-th step, in the order of
 * their sequences. Read through `written_step`, which has these and the rows of answer_step alike.
 */
export const packedSteps = pgTable(
  'packed_steps',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    questionIds: integer().array().notNull(),
    sequences: bigint({ mode: 'number' }).array().notNull(),
    // One list, because a choice taken back is the null of JSON.
    answers: jsonb().$type<WireAnswer[]>().notNull(),
    savedAts: timestamp({ withTimezone: true }).array().notNull(),
  },
  (table) => [
    check(
      'packed_steps_lists',
      sql`cardinality(${table.questionIds}) > 0 and cardinality(${table.sequences}) = cardinality(${table.questionIds})
        and jsonb_array_length(${table.answers}) = cardinality(${table.questionIds})
        and cardinality(${table.savedAts}) = cardinality(${table.questionIds})`,
    ),
  ],
)
