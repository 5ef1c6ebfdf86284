import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** When each job last ran, in whichever process: how staff see that one is late, or fails. */
export const jobRun = pgTable(
  'job_run',
  {
    name: text().primaryKey(),
    everyMs: integer().notNull(),
    // The last run that went well; null where none ever did.
    ranAt: moment(),
    // What that run found to do; of a check, how much is wrong.
    found: integer().notNull().default(0),
    // The last run that failed.
    failedAt: moment(),
  },
  (table) => [check('job_run_every', sql`${table.everyMs} > 0`)],
)
