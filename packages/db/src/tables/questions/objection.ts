import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { identity, moment, oneOf } from '../columns.ts'
import { keyCorrection } from '../exam/key-correction.ts'
import { paper } from '../exam/paper.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import { question } from './question.ts'

export const objectionReasons = ['other_key', 'several_right', 'none_right', 'unclear', 'picture', 'other'] as const
export const objectionVerdicts = ['accepted', 'declined'] as const

/** A doctor's word that something is wrong with a question they sat, and the centre's answer. */
export const objection = pgTable(
  'objection',
  {
    id: identity(),
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    reason: text({ enum: objectionReasons }).notNull(),
    words: text().notNull(),
    // Which page of which book says so.
    source: text(),
    createdAt: moment().notNull().defaultNow(),
    verdict: text({ enum: objectionVerdicts }),
    answer: localizedText(),
    answeredAt: moment(),
    staffId: integer().references(() => staff.id),
    // The correction that answered it.
    correctionId: integer().references(() => keyCorrection.id),
  },
  (table) => [
    unique('objection_once').on(table.paperId, table.questionId, table.doctorId),
    index('objection_doctor_id').on(table.doctorId),
    index('objection_question_id').on(table.questionId, table.id),
    index('objection_open').on(table.createdAt, table.id).where(sql`answered_at is null`),
    check('objection_reason', oneOf(table.reason, objectionReasons)),
    check('objection_verdict', oneOf(table.verdict, objectionVerdicts)),
    check('objection_answered', sql`(${table.answeredAt} is null) = (${table.verdict} is null)`),
    check('objection_answer', isLocalizedText(table.answer)),
  ],
)
