import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, listed, timestamps } from '../columns.ts'
import { isLocalizedText, type LocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import { document } from './document.ts'

/** A book whose pages explanations point to. Whoever is enrolled in one of its courses may read it. */
export const referenceBook = pgTable(
  'reference_book',
  {
    id: identity(),
    documentId: integer()
      .notNull()
      .references(() => document.id),
    title: localizedText().notNull(),
    author: text().notNull(),
    edition: text(),
    // The number printed on the file's first page; earlier pages of a real book are often numbered apart.
    firstPageNo: integer().notNull().default(1),
    chapters: jsonb().$type<{ title: LocalizedText; pageNo: number }[]>().notNull().default([]),
    // Null where it came with the product. Teachers change what they brought themselves.
    createdBy: integer().references(() => staff.id),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('reference_book_document_id').on(table.documentId),
    index('reference_book_position').on(table.position, table.id),
    index('reference_book_hidden').on(table.position, table.id).where(sql`not is_active`),
    index('reference_book_search').using(
      'gin',
      sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops`,
    ),
    check('reference_book_texts', isLocalizedText(table.title)),
  ],
)
