import type { PaperCohort } from '@prostuti/learning-rules/insight/paper-cohort'
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { paper } from './paper.ts'

/** How all ranked attempts of a paper went together; worked out once they all are, for each revision of its keys. */
export const paperCohort = pgTable('paper_cohort', {
  paperId: integer()
    .primaryKey()
    .references(() => paper.id, { onDelete: 'cascade' }),
  keysRevision: integer().notNull(),
  sittings: integer().notNull(),
  pace: jsonb().$type<PaperCohort['pace']>().notNull(),
  subjects: jsonb().$type<PaperCohort['subjects']>().notNull(),
  workedOutAt: moment().notNull(),
})
