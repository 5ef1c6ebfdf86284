import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { staff } from './staff.ts'

/** Which columns of a list a member wants to see, where it is not the usual ones. */
export const listColumns = pgTable(
  'list_columns',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    // The list's address in the office: '/faqs'.
    list: text().notNull(),
    columns: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.list] }),
    check('list_columns_list', sql`${table.list} ~ '^/[a-z/-]*$'`),
  ],
)
