import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from './staff.ts'

export const staffJobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * Long work that a member of staff asked for: an export, a change of many things. It is done in steps, each one transaction with the
 * progress it makes, so that a crash loses no step and repeats none.
 */
export const staffJob = pgTable(
  'staff_job',
  {
    id: identity(),
    kind: text().notNull(),
    // What it is about, in the words of whoever asked.
    title: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: staffJobStates }).notNull().default('waiting'),
    // Where the next step begins; null before the first.
    position: jsonb().$type<Record<string, unknown>>(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    // Null while nobody has counted.
    total: integer(),
    // What it was stopped by, for whoever asked.
    error: text(),
    // The name of the file it made.
    fileName: text(),
    cancelAskedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    endedAt: moment(),
    // The file is gone after this.
    expiresAt: moment(),
  },
  (table) => [
    index('staff_job_staff_id').on(table.staffId, table.id),
    index('staff_job_open').on(table.id).where(sql`state in ('waiting', 'running')`),
    check('staff_job_state', oneOf(table.state, staffJobStates)),
    check('staff_job_ended', sql`(${table.endedAt} is null) = (${table.state} in ('waiting', 'running'))`),
  ],
)
