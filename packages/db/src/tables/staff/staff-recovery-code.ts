import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from './staff.ts'

/** A word that stands in for a lost authenticator, once. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    id: identity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    // Of 100 bits with the server's secret: such a code cannot be guessed from its hash.
    codeHash: text().notNull().unique('staff_recovery_code_hash_unique'),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  },
  (table) => [index('staff_recovery_code_staff_id').on(table.staffId)],
)
