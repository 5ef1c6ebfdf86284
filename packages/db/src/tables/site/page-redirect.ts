import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isSlug, moment } from '../columns.ts'
import { page } from './page.ts'

/** A slug that a page had before: links and search engines go on to know it. */
export const pageRedirect = pgTable(
  'page_redirect',
  {
    slug: text().primaryKey(),
    pageId: integer()
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('page_redirect_page_id').on(table.pageId), check('page_redirect_slug', isSlug(table.slug))],
)
