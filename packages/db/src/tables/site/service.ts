import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** What the centre offers beside its batches. */
export const service = pgTable(
  'service',
  {
    id: identity(),
    title: localizedText().notNull(),
    subtitle: localizedText(),
    link: text().notNull(),
    // A lucide icon's name.
    icon: text().notNull(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('service_position').on(table.position, table.id),
    check('service_texts', isLocalizedText(table.title, table.subtitle)),
    check('service_link', isLink(table.link)),
    check('service_icon', sql`${table.icon} ~ '^[a-z0-9-]+$'`),
  ],
)
