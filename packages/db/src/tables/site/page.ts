import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { isSlug, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A page that staff write: about, terms, privacy, refunds. */
export const page = pgTable(
  'page',
  {
    slug: text().primaryKey(),
    title: localizedText().notNull(),
    // For search engines and shared links.
    description: localizedText().notNull(),
    // Rich text.
    body: localizedText().notNull(),
    ...timestamps(),
  },
  (table) => [
    check('page_slug', isSlug(table.slug)),
    check('page_texts', isLocalizedText(table.title, table.description, table.body)),
  ],
)
