import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

export const teacher = pgTable(
  'teacher',
  {
    id: identity(),
    name: localizedText().notNull(),
    subject: localizedText().notNull(),
    // As on a visiting card, in Latin letters: 'FCPS (Medicine), MD (Cardiology)'.
    qualifications: text().notNull(),
    workplace: localizedText(),
    // Without a picture the page draws a monogram.
    photo: text(),
    // Name and subject in both languages, folded as people type them.
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_key((name ->> 'bn') || ' ' || coalesce(name ->> 'en', '') || ' ' || (subject ->> 'bn') || ' ' || coalesce(subject ->> 'en', ''))`,
      ),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('teacher_position').on(table.position, table.id),
    index('teacher_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    check('teacher_texts', isLocalizedText(table.name, table.subject, table.workplace)),
    check('teacher_photo', isLink(table.photo)),
  ],
)
