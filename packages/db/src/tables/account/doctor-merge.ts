import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { doctor } from './doctor.ts'

/** `asked`: waits for a second person. `ended`: taken back or declined. */
export const mergeStates = ['asked', 'done', 'ended'] as const
export const mergeSides = ['kept', 'gone'] as const

/** Two accounts of one person made one: proposed by one member, done by another. What staff did stays written down. */
export const doctorMerge = pgTable(
  'doctor_merge',
  {
    id: identity(),
    keptId: integer()
      .notNull()
      .references(() => doctor.id),
    goneId: integer()
      .notNull()
      .references(() => doctor.id),
    // Which of the two numbers the account has afterwards.
    phoneOf: text({ enum: mergeSides }).notNull(),
    reason: text().notNull(),
    // Of what both had and where they clashed when it was asked: what is signed must be the same.
    fingerprint: text().notNull(),
    state: text({ enum: mergeStates }).notNull().default('asked'),
    askedBy: integer()
      .notNull()
      .references(() => staff.id),
    askedAt: moment().notNull(),
    decidedBy: integer().references(() => staff.id),
    decidedAt: moment(),
    // How many rows of each table went over.
    moved: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    uniqueIndex('doctor_merge_open_gone').on(table.goneId).where(sql`state = 'asked'`),
    uniqueIndex('doctor_merge_open_kept').on(table.keptId).where(sql`state = 'asked'`),
    index('doctor_merge_kept_id').on(table.keptId),
    index('doctor_merge_gone_id').on(table.goneId),
    index('doctor_merge_asked_by').on(table.askedBy),
    index('doctor_merge_decided_by').on(table.decidedBy).where(sql`decided_by is not null`),
    check('doctor_merge_two', sql`${table.keptId} <> ${table.goneId}`),
    check('doctor_merge_phone_of', oneOf(table.phoneOf, mergeSides)),
    check('doctor_merge_state', oneOf(table.state, mergeStates)),
    check('doctor_merge_decided', sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
    check('doctor_merge_reason', sql`char_length(${table.reason}) between 1 and 1000`),
  ],
)
