import { shifts } from '@prostuti/learning-rules/plan/rota'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { oneOf } from '../columns.ts'

/** A single day on which the duty is another than the rota says. */
export const rotaException = pgTable(
  'rota_exception',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    shift: text({ enum: shifts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.day] }),
    check('rota_exception_shift', oneOf(table.shift, shifts)),
  ],
)
