import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { question } from '../questions/question.ts'
import { questionVersion } from '../questions/question-version.ts'
import { paper } from './paper.ts'

/** Which question stands where in a paper, and in which version. The list is fixed once somebody has started. */
export const paperQuestion = pgTable(
  'paper_question',
  {
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    // From 1.
    position: integer().notNull(),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    versionId: integer()
      .notNull()
      .references(() => questionVersion.id),
    // The section of the paper's rules by which it is marked.
    section: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.position] }),
    unique('paper_question_once').on(table.paperId, table.questionId),
    index('paper_question_question_id').on(table.questionId),
    index('paper_question_version_id').on(table.versionId),
  ],
)
