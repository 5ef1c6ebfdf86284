import type { AnswerKey } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import type { QuestionImage, QuestionPartText } from './exam-values.ts'
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
    image: jsonb().$type<QuestionImage>(),
    parts: jsonb().$type<QuestionPartText[]>().notNull(),
    // For options such as 'all of the above', which make sense in one order only.
    fixedOrder: boolean().notNull().default(false),
    key: jsonb().$type<AnswerKey>().notNull(),
    explanation: localizedText(),
    // Why it came after the version before, in the words of whoever made it.
    note: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('question_version_search').using(
      'gin',
      sql`search_key((text ->> 'bn') || ' ' || coalesce(text ->> 'en', '')) gin_trgm_ops`,
    ),
    unique('question_version_number').on(table.questionId, table.version),
    check('question_version_texts', isLocalizedText(table.text, table.explanation)),
    check('question_version_number_counts', sql`${table.version} >= 1`),
    check('question_version_parts', sql`jsonb_array_length(${table.parts}) between 1 and 5`),
  ],
)
