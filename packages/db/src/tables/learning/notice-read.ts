import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment } from '../columns.ts'
import { notice } from './notice.ts'

export const noticeRead = pgTable(
  'notice_read',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    noticeId: integer()
      .notNull()
      .references(() => notice.id, { onDelete: 'cascade' }),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.noticeId] }),
    index('notice_read_notice_id').on(table.noticeId),
  ],
)
