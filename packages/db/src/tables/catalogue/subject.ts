import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** What questions are about, for the analysis of a result: anatomy, Bangla, mental ability. */
export const subject = pgTable(
  'subject',
  {
    id: identity(),
    key: text().notNull().unique(),
    name: localizedText().notNull(),
    ...timestamps(),
  },
  (table) => [check('subject_key', isSlug(table.key)), check('subject_name', isLocalizedText(table.name))],
)
