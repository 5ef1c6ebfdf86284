import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A page that staff write: about, terms, privacy, refunds, and whatever else the centre has to say. */
export const page = pgTable(
  'page',
  {
    id: identity(),
    slug: text().notNull().unique('page_slug_unique'),
    title: localizedText().notNull(),
    // For search engines and shared links.
    description: localizedText().notNull(),
    // Rich text.
    body: localizedText().notNull(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('page_position').on(table.position, table.id),
    check('page_slug', isSlug(table.slug)),
    check('page_texts', isLocalizedText(table.title, table.description, table.body)),
  ],
)
