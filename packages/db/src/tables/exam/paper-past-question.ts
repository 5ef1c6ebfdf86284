import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { question } from '../questions/question.ts'
import { paper } from './paper.ts'

/**
 * A question that stood in a paper and was taken out. It may be put back until the paper is sat, so its key stays as secret as if it still
 * stood there: otherwise taking out, reading and putting back would show every key.
 */
export const paperPastQuestion = pgTable(
  'paper_past_question',
  {
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    index('paper_past_question_question_id').on(table.questionId),
  ],
)
