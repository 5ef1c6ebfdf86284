import type { AnswerKey } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { question } from '../questions/question.ts'
import { signature } from '../staff/signature.ts'
import { staff } from '../staff/staff.ts'
import { staffJob } from '../staff/staff-job.ts'
import type { CorrectedPaper, CorrectionSummary } from './exam-values.ts'
import { paper } from './paper.ts'

export const correctionKinds = ['new_key', 'accept', 'everyone', 'void'] as const
export const correctionStates = ['draft', 'asked', 'publishing', 'published', 'reverted', 'dropped'] as const
/** A question has one at the most. */
export const openCorrectionStates = [
  'draft',
  'asked',
  'publishing',
] as const satisfies (typeof correctionStates)[number][]

/** A mistake in the key of a question that was sat, and what is done about it: rehearsed, signed by a second person, published. */
export const keyCorrection = pgTable(
  'key_correction',
  {
    id: identity(),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    // Where it was noticed; every other paper that was sat with the question is corrected with it.
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    state: text({ enum: correctionStates }).notNull().default('draft'),
    kind: text({ enum: correctionKinds }).notNull(),
    key: jsonb().$type<AnswerKey>().notNull(),
    // What is held to be right instead; null where nothing is, as when everybody gets it.
    chosen: jsonb().$type<AnswerKey>(),
    // Why, as doctors read it on the page of their result; a draft may lack it.
    reason: localizedText(),
    createdBy: integer()
      .notNull()
      .references(() => staff.id),
    signatureId: integer().references(() => signature.id),
    // The job that rehearses or publishes it.
    jobId: integer().references(() => staffJob.id, { onDelete: 'set null' }),
    // What the rehearsal found, and of which keys; older than the papers' keys it counts no more.
    summary: jsonb().$type<CorrectionSummary>(),
    rehearsedAt: moment(),
    // The papers with the version and the revision of keys before, to go back to.
    papers: jsonb().$type<CorrectedPaper[]>().notNull().default([]),
    publishedAt: moment(),
    revertedAt: moment(),
    revertedBy: integer().references(() => staff.id),
    revertedWords: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('key_correction_open').on(table.questionId).where(sql`state in ('draft', 'asked', 'publishing')`),
    index('key_correction_paper_id').on(table.paperId, table.id),
    check('key_correction_state', oneOf(table.state, correctionStates)),
    check('key_correction_kind', oneOf(table.kind, correctionKinds)),
    check('key_correction_reason', isLocalizedText(table.reason)),
  ],
)
