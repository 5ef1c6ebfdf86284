import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { complaint } from './complaint.ts'

/** What the centre says among itself about a complaint; no doctor ever reads it. */
export const complaintNote = pgTable(
  'complaint_note',
  {
    id: identity(),
    complaintId: integer()
      .notNull()
      .references(() => complaint.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    // Made by the browser, so that pressing twice writes once.
    clientKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('complaint_note_client_key').on(table.complaintId, table.clientKey),
    index('complaint_note_order').on(table.complaintId, table.createdAt, table.id),
    index('complaint_note_staff_id').on(table.staffId),
    check('complaint_note_text', sql`char_length(${table.text}) between 1 and 4000`),
  ],
)
