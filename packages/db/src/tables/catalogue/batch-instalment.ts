import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { batch } from './batch.ts'

/** How the fee of a batch may be paid in parts. A batch without any is paid at once. */
export const batchInstalment = pgTable(
  'batch_instalment',
  {
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    // 1 is paid when enrolling.
    number: integer().notNull(),
    amountPaisa: integer().notNull(),
    // Null for the first, which is due at once.
    dueOn: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.number] }),
    check('batch_instalment_number', sql`${table.number} between 1 and 12`),
    check('batch_instalment_amount', sql`${table.amountPaisa} > 0`),
    check('batch_instalment_first_is_due_at_once', sql`(${table.number} = 1) = (${table.dueOn} is null)`),
  ],
)
