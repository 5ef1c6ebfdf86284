import type { SubjectAnalysis } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { attempt } from './attempt.ts'
import { paper } from './paper.ts'

export const outcomes = ['passed', 'failed'] as const

/** What a finished attempt came to. Made from its steps and the paper's keys, and made anew when a key is corrected. */
export const attemptResult = pgTable(
  'attempt_result',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    // Repeated from the attempt, which never changes them: ranking reads this table alone.
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    ranked: boolean().notNull(),
    finishedAt: moment().notNull(),
    // In hundredths.
    marks: integer().notNull(),
    outOf: integer().notNull(),
    lost: integer().notNull(),
    // Units: questions or stems, as each section counts.
    right: integer().notNull(),
    wrong: integer().notNull(),
    blank: integer().notNull(),
    // Whole questions.
    correctQuestions: integer().notNull(),
    wrongQuestions: integer().notNull(),
    partialQuestions: integer().notNull(),
    blankQuestions: integer().notNull(),
    // Null where the rules have no pass mark.
    outcome: text({ enum: outcomes }),
    subjects: jsonb().$type<SubjectAnalysis[]>().notNull(),
    // The revision of the paper's keys it was marked with.
    keysRevision: integer().notNull(),
    markedAt: moment().notNull(),
    // Set when it was marked again with other keys.
    regradedAt: moment(),
    // Set when the paper's ranks are drawn; null for attempts that are not ranked.
    rank: integer(),
    // Hundredths of a per cent.
    percentile: integer(),
    // For which keys it was worked out how the attempt went (attempt_insight); null whenever it is marked.
    insightRevision: integer(),
  },
  (table) => [
    index('attempt_result_standing')
      .on(table.paperId, table.marks.desc(), table.wrong, table.finishedAt)
      .where(sql`ranked`),
    // The office's list of a paper, and its merit list.
    index('attempt_result_rank').on(table.paperId, table.rank, table.attemptId),
    index('attempt_result_revision').on(table.paperId, table.keysRevision),
    // What the sweep that works out insights looks for: short, however many results there are.
    index('attempt_result_without_insight')
      .on(table.attemptId)
      .where(sql`insight_revision is distinct from keys_revision`),
    check('attempt_result_outcome', oneOf(table.outcome, outcomes)),
  ],
)
