import type { WireAnswer } from '@prostuti/exam-rules'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { paper } from './paper.ts'

/** A member of staff who sat a paper before it was frozen, as its examinees will. */
export const paperRehearsal = pgTable(
  'paper_rehearsal',
  {
    id: identity(),
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    // What stood in the paper then: a paper that was changed since is to be rehearsed again.
    fingerprint: text().notNull(),
    answers: jsonb().$type<Record<number, WireAnswer>>().notNull().default({}),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    // In hundredths.
    marks: integer(),
    outOf: integer(),
  },
  (table) => [index('paper_rehearsal_paper_id').on(table.paperId, table.id)],
)
