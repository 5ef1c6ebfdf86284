import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment } from '../columns.ts'

/** What a doctor chose for their last practice set, on whatever device. */
export const practiceSetting = pgTable('practice_setting', {
  doctorId: integer()
    .primaryKey()
    .references(() => doctor.id, { onDelete: 'cascade' }),
  choices: jsonb().$type<PracticeChoices>().notNull(),
  updatedAt: moment().notNull(),
})
