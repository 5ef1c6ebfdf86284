import type { AnswerKey } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import type { QuestionImage, QuestionOrigin, QuestionPartText } from '../exam/exam-values.ts'
import { referenceBook } from '../learning/reference-book.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import { question } from './question.ts'

/** What a question said at one time. Rows are only ever added: a corrected key is a new version, and the old one stays to be read. */
export const questionVersion = pgTable(
  'question_version',
  {
    id: identity(),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    // Question text: plain, with `^{…}`, `_{…}`, `\frac{…}{…}` and `\sqrt{…}` for formulas.
    text: localizedText().notNull(),
    // The stem's pictures, in order; those of the parts stand with them.
    images: jsonb().$type<QuestionImage[]>().notNull().default([]),
    parts: jsonb().$type<QuestionPartText[]>().notNull(),
    // For options such as 'all of the above', which make sense in one order only.
    fixedOrder: boolean().notNull().default(false),
    key: jsonb().$type<AnswerKey>().notNull(),
    explanation: localizedText(),
    // Where it can be read up: a page of one of our books, or any book in words.
    bookId: integer().references(() => referenceBook.id),
    bookPage: integer(),
    source: text(),
    // The lines of the file it was read from, so that a wrong conversion can be redone.
    origin: jsonb().$type<QuestionOrigin>(),
    // Why it came after the version before, in the words of whoever made it.
    note: text(),
    staffId: integer().references(() => staff.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('question_version_number').on(table.questionId, table.version),
    index('question_version_book_id').on(table.bookId).where(sql`book_id is not null`),
    check('question_version_texts', isLocalizedText(table.text, table.explanation)),
    check('question_version_number_counts', sql`${table.version} >= 1`),
    check('question_version_parts', sql`jsonb_array_length(${table.parts}) between 1 and 5`),
    check('question_version_images', sql`jsonb_array_length(${table.images}) <= 6`),
    check('question_version_page', sql`${table.bookPage} is null or ${table.bookId} is not null`),
  ],
)
