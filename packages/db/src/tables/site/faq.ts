import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

export const faq = pgTable(
  'faq',
  {
    id: identity(),
    title: localizedText().notNull(),
    answer: localizedText().notNull(),
    // Questions of one category are each other's related questions.
    category: text().notNull(),
    // Question and answer in both languages, folded as people type them.
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || (answer ->> 'bn') || ' ' || coalesce(answer ->> 'en', ''))`,
      ),
    soundKey: text()
      .notNull()
      .generatedAlwaysAs(sql`sound_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', ''))`),
    showOnHome: boolean().notNull().default(false),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('faq_position').on(table.position, table.id),
    index('faq_updated_at').on(table.updatedAt, table.id),
    index('faq_category').on(table.category, table.position),
    index('faq_search').using('gin', table.searchKey.op('gin_trgm_ops'), table.soundKey.op('gin_trgm_ops')),
    index('faq_on_home').on(table.position, table.id).where(sql`show_on_home and is_active`),
    check('faq_texts', isLocalizedText(table.title, table.answer)),
    check('faq_category_is_slug', isSlug(table.category)),
  ],
)
