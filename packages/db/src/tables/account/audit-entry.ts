import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from './staff.ts'

/** What a member of staff did, or a doctor to their own account for good. Rows are only ever added. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    // Null: the doctor's own doing.
    staffId: integer().references(() => staff.id),
    // Whom it was about. No foreign key: the trace outlives the account.
    doctorId: integer(),
    action: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    requestId: text(),
  },
  (table) => [
    index('audit_entry_staff').on(table.staffId, table.at),
    index('audit_entry_doctor').on(table.doctorId, table.at),
  ],
)
