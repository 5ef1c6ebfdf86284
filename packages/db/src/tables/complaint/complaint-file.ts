import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { complaintMessage } from './complaint-message.ts'

export const complaintFileTypes = ['image/webp', 'application/pdf'] as const

/** An attachment. It is put in first and belongs to a message later; what never does is swept away after a day. */
export const complaintFile = pgTable(
  'complaint_file',
  {
    id: identity(),
    // Who put it in; null for the centre's.
    doctorId: integer().references(() => doctor.id, { onDelete: 'cascade' }),
    // Who of the centre put it in.
    staffId: integer().references(() => staff.id),
    messageId: integer().references(() => complaintMessage.id, { onDelete: 'cascade' }),
    // As the person's device called it.
    name: text().notNull(),
    // What its content is, never what its name or sender says.
    type: text({ enum: complaintFileTypes }).notNull(),
    bytes: integer().notNull(),
    // Under `complaints/` in the data folder.
    file: text().notNull().unique('complaint_file_file_unique'),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('complaint_file_message_id').on(table.messageId),
    index('complaint_file_doctor_id').on(table.doctorId),
    index('complaint_file_staff_id').on(table.staffId).where(sql`staff_id is not null`),
    index('complaint_file_loose').on(table.createdAt).where(sql`message_id is null`),
    check('complaint_file_type', oneOf(table.type, complaintFileTypes)),
    check('complaint_file_bytes', sql`${table.bytes} > 0`),
  ],
)
