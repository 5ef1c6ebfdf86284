import type { QuestionTypeName } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { subject } from '../catalogue/subject.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { questionImport } from './question-import.ts'
import { topic } from './topic.ts'

export const questionTypeNames = ['sba', 'mcq'] as const satisfies readonly QuestionTypeName[]
export const questionStates = ['draft', 'in_review', 'ready', 'retired'] as const
export const difficulties = ['easy', 'medium', 'hard'] as const

/** One question of the bank. What it says is in its versions; answers name the question, never a version. */
export const question = pgTable(
  'question',
  {
    id: identity(),
    type: text({ enum: questionTypeNames }).notNull(),
    subjectId: integer()
      .notNull()
      .references(() => subject.id),
    topicId: integer().references(() => topic.id),
    tags: text().array().notNull().default([]),
    state: text({ enum: questionStates }).notNull().default('draft'),
    // Who wrote it; null for what came with the product.
    authorId: integer().references(() => staff.id),
    // Who is asked to look it through, and what they said when they gave it back.
    reviewerId: integer().references(() => staff.id),
    reviewWords: text(),
    // In the author's eyes, before anybody has sat it.
    difficulty: text({ enum: difficulties }),
    // The newest version, written by the database when one is added; null only inside the transaction that makes the question. No
    // foreign key: versions name their question, are never removed alone, and the two would go in circles.
    currentVersionId: integer(),
    // Stem and parts of the newest version in both languages: what it is found by, and what look-alikes are judged by.
    words: text().notNull().default(''),
    searchKey: text().notNull().generatedAlwaysAs(sql`search_key(words)`),
    soundKey: text().notNull().generatedAlwaysAs(sql`sound_key(words)`),
    // The version that was last compared with the rest of the bank; what was written since is compared by a sweep.
    comparedVersionId: integer(),
    // It said the same as this one, which is used instead; what was sat of it stays.
    mergedIntoId: integer().references((): AnyPgColumn => question.id),
    importId: integer().references(() => questionImport.id),
    // What came of it where it was sat: in how many papers, by how many, when last; facility and discrimination of all of them
    // together in hundredths of a per cent.
    papers: integer().notNull().default(0),
    sittings: integer().notNull().default(0),
    lastUsedAt: moment(),
    facility: integer(),
    discrimination: integer(),
    ...timestamps(),
  },
  (table) => [
    index('question_subject_id').on(table.subjectId, table.id),
    index('question_topic_id').on(table.topicId, table.id),
    index('question_author_id').on(table.authorId, table.id),
    index('question_state').on(table.state, table.id),
    index('question_updated_at').on(table.updatedAt, table.id),
    index('question_last_used_at').on(table.lastUsedAt, table.id),
    index('question_facility').on(table.facility, table.id),
    index('question_tags').using('gin', table.tags),
    // Both are asked for each question that goes when an import is undone.
    index('question_current_version_id').on(table.currentVersionId),
    index('question_merged_into_id').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    index('question_import_id').on(table.importId).where(sql`import_id is not null`),
    index('question_reviewer_id').on(table.reviewerId, table.id).where(sql`state = 'in_review'`),
    index('question_search').using('gin', table.searchKey.op('gin_trgm_ops'), table.soundKey.op('gin_trgm_ops')),
    // Pairs of neighbouring words: how look-alikes are found among a hundred thousand.
    index('question_look_keys').using('gin', sql`look_keys(words)`),
    index('question_not_compared').on(table.id).where(sql`compared_version_id is distinct from current_version_id`),
    check('question_type', oneOf(table.type, questionTypeNames)),
    check('question_state_known', oneOf(table.state, questionStates)),
    check('question_difficulty', oneOf(table.difficulty, difficulties)),
    check('question_merged_is_retired', sql`${table.mergedIntoId} is null or ${table.state} = 'retired'`),
  ],
)
