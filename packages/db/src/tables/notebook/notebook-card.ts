import type { CardMemory, Rating } from '@prostuti/learning-rules/cards/card-memory'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment, oneOf } from '../columns.ts'
import { paper } from '../exam/paper.ts'
import { question } from '../questions/question.ts'
import { questionVersion } from '../questions/question-version.ts'
import type { CardSource } from './notebook-values.ts'

/** Why a card is no longer in the notebook. What was remembered of it stays for when it comes back. */
export const cardLeavings = ['by_hand', 'corrected'] as const

/** A question in a doctor's notebook. Its memory is a cache: `notebook_review` is what it is made from, and can be made from again. */
export const notebookCard = pgTable(
  'notebook_card',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    // The paper whose version of the question the card follows, and the version its reviews were last judged by: older than the
    // paper's, the key was corrected.
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    versionId: integer()
      .notNull()
      .references(() => questionVersion.id, { onDelete: 'cascade' }),
    // What each sitting put in; `stems` is what they come to together, and null asks the whole question.
    sources: jsonb().$type<CardSource[]>().notNull().default([]),
    stems: integer().array(),
    byHand: boolean().notNull().default(false),
    note: text(),
    leftBecause: text({ enum: cardLeavings }),
    // Null before the first review.
    memory: jsonb().$type<CardMemory>(),
    lastRating: smallint().$type<Rating>(),
    // The day of learning on which it is asked again; the memory's own due date may be later than the exam that the doctor aims at.
    queueOn: date().notNull(),
    // When the key that it is judged by was corrected; told once.
    correctedAt: moment(),
    madeAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.questionId] }),
    index('notebook_card_queue').on(table.doctorId, table.queueOn),
    index('notebook_card_question_id').on(table.questionId),
    // What the sweep looks for once a key was corrected: versions only grow.
    index('notebook_card_version').on(table.paperId, table.questionId, table.versionId),
    index('notebook_card_version_id').on(table.versionId),
    check('notebook_card_note', sql`${table.note} <> '' and char_length(${table.note}) <= 2000`),
    check('notebook_card_left_because', oneOf(table.leftBecause, cardLeavings)),
    check('notebook_card_rating', sql`(${table.memory} is null) = (${table.lastRating} is null)`),
  ],
)
