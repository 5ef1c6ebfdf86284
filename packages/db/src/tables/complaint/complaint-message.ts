import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { complaint } from './complaint.ts'

/** One line of the conversation. Rows are only ever added. */
export const complaintMessage = pgTable(
  'complaint_message',
  {
    id: identity(),
    complaintId: integer()
      .notNull()
      .references(() => complaint.id, { onDelete: 'cascade' }),
    // Null: the doctor wrote it.
    staffId: integer().references(() => staff.id),
    text: text().notNull(),
    clientKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('complaint_message_client_key').on(table.complaintId, table.clientKey),
    index('complaint_message_order').on(table.complaintId, table.createdAt, table.id),
    check('complaint_message_text', sql`char_length(${table.text}) <= 4000`),
  ],
)
