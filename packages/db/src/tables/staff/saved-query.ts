import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from './staff.ts'

/** A list as a member likes to see it: what it is filtered and sorted by, under a name. */
export const savedQuery = pgTable(
  'saved_query',
  {
    id: identity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    // The list's address in the office: '/faqs'.
    list: text().notNull(),
    name: text().notNull(),
    // What stands behind the question mark.
    query: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('saved_query_staff_id').on(table.staffId, table.list),
    check('saved_query_list', sql`${table.list} ~ '^/[a-z/-]*$'`),
  ],
)
