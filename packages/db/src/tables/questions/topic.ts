import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { subject } from '../catalogue/subject.ts'
import { identity, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A part of a subject: coronary circulation within medicine. */
export const topic = pgTable(
  'topic',
  {
    id: identity(),
    subjectId: integer()
      .notNull()
      .references(() => subject.id),
    name: localizedText().notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('topic_name').on(table.subjectId, sql`search_key(name ->> 'bn')`),
    index('topic_subject_id').on(table.subjectId, table.id),
    check('topic_name_texts', isLocalizedText(table.name)),
  ],
)
