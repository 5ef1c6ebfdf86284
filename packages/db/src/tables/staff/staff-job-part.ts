import { customType, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { staffJob } from './staff-job.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A piece of the file that a job makes, written with the step that made it. In the database, where every process finds it. */
export const staffJobPart = pgTable(
  'staff_job_part',
  {
    staffJobId: integer()
      .notNull()
      .references(() => staffJob.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffJobId, table.number] })],
)
