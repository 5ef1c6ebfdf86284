import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, listed, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { complaintCategories } from './complaint.ts'

/** An answer that is kept ready, with fields such as the doctor's name. */
export const cannedAnswer = pgTable(
  'canned_answer',
  {
    id: identity(),
    // What one types after a slash; without spaces.
    name: text().notNull().unique('canned_answer_name_unique'),
    text: localizedText().notNull(),
    // Offered first for complaints of this kind.
    category: text({ enum: complaintCategories }),
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(sql`search_key(name || ' ' || (text ->> 'bn') || ' ' || coalesce(text ->> 'en', ''))`),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('canned_answer_position').on(table.position, table.id),
    index('canned_answer_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    check('canned_answer_text', isLocalizedText(table.text)),
    check('canned_answer_name', sql`${table.name} <> '' and ${table.name} !~ '[[:space:]/]'`),
    check('canned_answer_category', oneOf(table.category, complaintCategories)),
  ],
)
