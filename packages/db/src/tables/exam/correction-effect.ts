import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment, oneOf } from '../columns.ts'
import { attempt } from './attempt.ts'
import { outcomes } from './attempt-result.ts'
import { keyCorrection } from './key-correction.ts'

/** What a correction does to one attempt, by the rehearsal; of those alone whom it touches. */
export const correctionEffect = pgTable(
  'correction_effect',
  {
    correctionId: integer()
      .notNull()
      .references(() => keyCorrection.id, { onDelete: 'cascade' }),
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    paperId: integer().notNull(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // In hundredths.
    marksBefore: integer().notNull(),
    marksAfter: integer().notNull(),
    outOfBefore: integer().notNull(),
    outOfAfter: integer().notNull(),
    // Null for attempts that are not ranked.
    rankBefore: integer(),
    rankAfter: integer(),
    outcomeBefore: text({ enum: outcomes }),
    outcomeAfter: text({ enum: outcomes }),
    hasObjected: boolean().notNull().default(false),
    toldAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.correctionId, table.attemptId] }),
    index('correction_effect_rank').on(table.correctionId, table.rankBefore, table.attemptId),
    index('correction_effect_attempt_id').on(table.attemptId),
    index('correction_effect_doctor_id').on(table.doctorId),
    check('correction_effect_outcome_before', oneOf(table.outcomeBefore, outcomes)),
    check('correction_effect_outcome_after', oneOf(table.outcomeAfter, outcomes)),
  ],
)
