import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { question } from './question.ts'

/** Two questions of the bank that say nearly the same, found by a sweep over what was written (decision 059). */
export const lookAlike = pgTable(
  'look_alike',
  {
    // The older of the two.
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    otherId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    percent: integer().notNull(),
    // Somebody has looked at both and says that they are two questions.
    apartBy: integer().references(() => staff.id),
    apartAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.otherId] }),
    index('look_alike_other_id').on(table.otherId),
    index('look_alike_percent').on(table.percent, table.questionId, table.otherId).where(sql`apart_at is null`),
    check('look_alike_order', sql`${table.questionId} < ${table.otherId}`),
    check('look_alike_percent_counts', sql`${table.percent} between 0 and 100`),
    check('look_alike_apart', sql`(${table.apartBy} is null) = (${table.apartAt} is null)`),
  ],
)
