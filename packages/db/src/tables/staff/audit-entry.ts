import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from './staff.ts'
import { staffSession } from './staff-session.ts'

/** What a member of staff did, or a doctor to their own account for good. The database takes new rows and refuses every other change. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    // Null: the doctor's own doing, or the server's command line.
    staffId: integer().references(() => staff.id),
    staffSessionId: integer().references(() => staffSession.id),
    // Whom it was about. No foreign key: the trace outlives the account.
    doctorId: integer(),
    action: text().notNull(),
    // What was changed, where it was one thing of the office.
    resource: text(),
    resourceId: text(),
    // The changed fields alone.
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    // In the member's own words, where one is asked for.
    reason: text(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    requestId: text(),
  },
  (table) => [
    index('audit_entry_at').on(table.at, table.id),
    index('audit_entry_staff').on(table.staffId, table.at),
    index('audit_entry_doctor').on(table.doctorId, table.at),
    index('audit_entry_action').on(table.action, table.at),
    index('audit_entry_resource').on(table.resource, table.resourceId, table.at),
  ],
)
