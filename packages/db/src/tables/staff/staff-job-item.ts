import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../columns.ts'
import { staffJob } from './staff-job.ts'

export const staffJobOutcomes = ['done', 'skipped', 'failed'] as const

/** What became of one thing of a job. */
export const staffJobItem = pgTable(
  'staff_job_item',
  {
    staffJobId: integer()
      .notNull()
      .references(() => staffJob.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    // What it is called, for a reader who does not know it by its number.
    label: text(),
    outcome: text({ enum: staffJobOutcomes }).notNull(),
    // Why, where it was not done.
    words: text(),
  },
  (table) => [
    primaryKey({ columns: [table.staffJobId, table.key] }),
    check('staff_job_item_outcome', oneOf(table.outcome, staffJobOutcomes)),
  ],
)
