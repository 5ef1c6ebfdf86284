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
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('teacher_position').on(table.position, table.id),
    check('teacher_texts', isLocalizedText(table.name, table.subject, table.workplace)),
    check('teacher_photo', isLink(table.photo)),
  ],
)
