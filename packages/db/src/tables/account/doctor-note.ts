import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { doctor } from './doctor.ts'

/** What staff write down about a doctor for each other. The doctor does not see it on the site. */
export const doctorNote = pgTable(
  'doctor_note',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    createdAt: moment().notNull(),
    // Taken back by whoever wrote it; nobody is shown it any more.
    droppedAt: moment(),
  },
  (table) => [
    index('doctor_note_doctor_id').on(table.doctorId, table.id),
    check('doctor_note_text', sql`char_length(${table.text}) between 1 and 1000`),
  ],
)
