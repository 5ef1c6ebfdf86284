import { type ShiftHours, shifts } from '@prostuti/learning-rules/plan/rota'
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment, timestamps } from '../columns.ts'

/** A doctor's hours of duty as they repeat, and how much of the rest is for learning. */
export const studyRota = pgTable(
  'study_rota',
  {
    doctorId: integer()
      .primaryKey()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // The day of the first shift.
    startsOn: date().notNull(),
    shifts: text({ enum: shifts }).array().notNull(),
    hours: jsonb().$type<ShiftHours>().notNull(),
    // Minutes after midnight in Dhaka, between which work is laid unless a deadline asks for more.
    earliestMinute: integer().notNull(),
    latestMinute: integer().notNull(),
    dailyMinutes: integer().notNull(),
    // Null until a plan was laid.
    laidAt: moment(),
    ...timestamps(),
  },
  (table) => [
    check('study_rota_shifts', sql`cardinality(${table.shifts}) between 1 and 28`),
    check(
      'study_rota_hours',
      sql`${table.earliestMinute} >= 240 and ${table.latestMinute} <= 1440 and ${table.earliestMinute} < ${table.latestMinute}`,
    ),
    check('study_rota_daily_minutes', sql`${table.dailyMinutes} between 30 and 720`),
  ],
)
