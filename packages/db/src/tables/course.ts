import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, listed, timestamps } from './columns.ts'
import { isLocalizedText, localizedText } from './localized-text.ts'

export const course = pgTable(
  'course',
  {
    id: identity(),
    slug: text().notNull().unique(),
    title: localizedText().notNull(),
    subtitle: localizedText(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('course_position').on(table.position, table.id),
    check('course_slug', isSlug(table.slug)),
    check('course_texts', isLocalizedText(table.title, table.subtitle)),
  ],
)
