import type { WireAnswer } from '@prostuti/exam-rules'
import { bigint, integer, jsonb, pgView } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Every step that was ever written down, whether it is still a row of answer_step or packed: what reads steps reads them here. */
export const writtenStep = pgView('written_step', {
  attemptId: integer().notNull(),
  questionId: integer().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  answer: jsonb().$type<WireAnswer>().notNull(),
  savedAt: moment().notNull(),
}).existing()
