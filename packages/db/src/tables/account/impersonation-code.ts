import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { doctor } from './doctor.ts'

/** What a member of staff exchanges, once and soon, for a sign-in that looks at the site as a doctor. The code itself is never stored. */
export const impersonationCode = pgTable(
  'impersonation_code',
  {
    id: identity(),
    codeHash: text().notNull().unique('impersonation_code_hash_unique'),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // Why they look, as the doctor is told; null of codes from before it was asked for.
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('impersonation_code_doctor_id').on(table.doctorId)],
)
