import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staffSession } from './staff-session.ts'

/** Who has what open at the moment. A row that is not renewed for half a minute means nothing any more. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    staffSessionId: integer()
      .notNull()
      .references(() => staffSession.id, { onDelete: 'cascade' }),
    // 'faq/12'
    place: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffSessionId, table.place] }),
    index('staff_presence_place').on(table.place),
  ],
)
