import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { complaintNote } from './complaint-note.ts'

/** Somebody whom a note calls; it waits for them until they have opened the complaint. */
export const complaintMention = pgTable(
  'complaint_mention',
  {
    noteId: integer()
      .notNull()
      .references(() => complaintNote.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    seenAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.staffId] }),
    index('complaint_mention_staff_id').on(table.staffId, table.createdAt).where(sql`seen_at is null`),
  ],
)
