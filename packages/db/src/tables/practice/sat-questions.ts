import { integer, pgTable } from 'drizzle-orm/pg-core'
import { attempt } from '../exam/attempt.ts'

/**
 * Which questions of a marked attempt were wholly right and which were not, so that drawing a set replays no steps. Made from the steps
 * by the sweep that works out how an attempt went, and anew when a key was corrected.
 */
export const satQuestions = pgTable('sat_questions', {
  attemptId: integer()
    .primaryKey()
    .references(() => attempt.id, { onDelete: 'cascade' }),
  // The revision of the paper's keys it was made with.
  keysRevision: integer().notNull(),
  rightIds: integer().array().notNull(),
  // Wrong, right in part, or left blank.
  missedIds: integer().array().notNull(),
})
