import type { QuestionTypeName } from '@prostuti/exam-rules'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { subject } from '../catalogue/subject.ts'
import { identity, oneOf, timestamps } from '../columns.ts'

export const questionTypeNames = ['sba', 'mcq'] as const satisfies readonly QuestionTypeName[]

/** One question of the bank. What it says is in its versions; answers name the question, never a version. */
export const question = pgTable(
  'question',
  {
    id: identity(),
    type: text({ enum: questionTypeNames }).notNull(),
    subjectId: integer()
      .notNull()
      .references(() => subject.id),
    ...timestamps(),
  },
  (table) => [
    index('question_subject_id').on(table.subjectId),
    check('question_type', oneOf(table.type, questionTypeNames)),
  ],
)
