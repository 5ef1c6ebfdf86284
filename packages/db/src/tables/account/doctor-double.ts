import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { doctor } from './doctor.ts'

/** By what two accounts look like those of one person; `other_bmdc` speaks against it. */
export const doubleFacts = [
  'name',
  'college',
  'district',
  'bmdc',
  'device',
  'phone_used',
  'phone_end',
  'other_bmdc',
] as const

/** Two accounts that may be one person's, found by a sweep over what was written (decision 076). */
export const doctorDouble = pgTable(
  'doctor_double',
  {
    // The older of the two.
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    otherId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    facts: text({ enum: doubleFacts }).array().notNull(),
    score: integer().notNull(),
    // Somebody has looked at both and says that they are two people.
    apartBy: integer().references(() => staff.id),
    apartAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.otherId] }),
    index('doctor_double_other_id').on(table.otherId),
    index('doctor_double_score').on(table.score, table.doctorId, table.otherId).where(sql`apart_at is null`),
    check('doctor_double_order', sql`${table.doctorId} < ${table.otherId}`),
    check('doctor_double_score_counts', sql`${table.score} between 0 and 1000`),
    check('doctor_double_apart', sql`(${table.apartBy} is null) = (${table.apartAt} is null)`),
  ],
)
