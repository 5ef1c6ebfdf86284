import type { Rating } from '@prostuti/learning-rules/cards/card-memory'
import type { Feeling, GivenAnswer } from '@prostuti/learning-rules/cards/judge-review'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment, oneOf } from '../columns.ts'
import { question } from '../questions/question.ts'
import { questionVersion } from '../questions/question-version.ts'

export const feelings = ['easy', 'hard'] as const satisfies Feeling[]

/** One retest, as a device took it down. Rows are only ever added; a corrected key changes nothing but how they are judged. */
export const notebookReview = pgTable(
  'notebook_review',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // Made by the browser, so that a review that is sent again is the same.
    id: uuid().notNull(),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    device: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    // Null for 'I do not know'.
    answer: jsonb().$type<GivenAnswer>(),
    // The stems that were asked; null for all.
    stems: integer().array(),
    feeling: text({ enum: feelings }),
    durationMs: integer().notNull(),
    // By the device's clock, and as it was set right.
    answeredAt: moment().notNull(),
    reviewedAt: moment().notNull(),
    receivedAt: moment().notNull(),
    // How it is judged, by which key, and with what interval it found the card: made anew when the key is corrected or another
    // device's reviews come late.
    versionId: integer()
      .notNull()
      .references(() => questionVersion.id, { onDelete: 'cascade' }),
    rating: smallint().$type<Rating>().notNull(),
    intervalDays: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.id] }),
    index('notebook_review_card').on(table.doctorId, table.questionId, table.reviewedAt),
    index('notebook_review_day').on(table.doctorId, table.reviewedAt),
    index('notebook_review_question_id').on(table.questionId),
    index('notebook_review_version_id').on(table.versionId),
    check('notebook_review_feeling', oneOf(table.feeling, feelings)),
    check('notebook_review_rating', sql`${table.rating} between 1 and 4`),
    check('notebook_review_counts', sql`${table.durationMs} >= 0 and ${table.sequence} >= 1`),
  ],
)

/** A review taken back. It may come before the review itself, when two messages of a device overtake each other. */
export const notebookUndo = pgTable(
  'notebook_undo',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    reviewId: uuid().notNull(),
    undoneAt: moment().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.reviewId] })],
)
