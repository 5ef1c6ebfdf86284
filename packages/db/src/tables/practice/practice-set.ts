import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment, oneOf } from '../columns.ts'
import { paper } from '../exam/paper.ts'

export const practiceModes = ['study', 'timed'] as const

/**
 * The questions of one practice paper and how they were drawn. They are not in `paper_question`: what asks where a question stands in
 * an exam (embargoes, use, look-ups, corrections) must not grow with practice. The n-th of each list are the n-th question.
 */
export const practiceSet = pgTable(
  'practice_set',
  {
    paperId: integer()
      .primaryKey()
      .references(() => paper.id, { onDelete: 'cascade' }),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    mode: text({ enum: practiceModes }).notNull(),
    choices: jsonb().$type<PracticeChoices>().notNull(),
    seed: integer().notNull(),
    questionIds: integer().array().notNull(),
    // The exam each came from: its key counts, and whoever may not read its answers may not go on here.
    sourceIds: integer().array().notNull(),
    // As it stood in that exam; should it ever leave the exam, it is still asked as it was.
    versionIds: integer().array().notNull(),
    // Of the rules of the practice paper.
    sections: text().array().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('practice_set_doctor_id').on(table.doctorId, table.paperId),
    // Which sets a corrected key touches.
    index('practice_set_questions').using('gin', table.questionIds),
    check('practice_set_mode', oneOf(table.mode, practiceModes)),
    check(
      'practice_set_lists',
      sql`cardinality(${table.questionIds}) > 0 and cardinality(${table.sourceIds}) = cardinality(${table.questionIds})
        and cardinality(${table.versionIds}) = cardinality(${table.questionIds})
        and cardinality(${table.sections}) = cardinality(${table.questionIds})`,
    ),
  ],
)
