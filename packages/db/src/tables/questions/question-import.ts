import type { FileRefusal, QuestionFormat, ReadSummary } from '@prostuti/question-formats'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { subject } from '../catalogue/subject.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { staffJob } from '../staff/staff-job.ts'
import { topic } from './topic.ts'

/**
 * `reading`: a job takes the file apart. `open`: somebody looks its rows through. `taking`: a job makes questions of them. `taken`;
 * `undone`: they were removed again, whole. `dropped`: nobody wanted them. `failed`: the file could not be read.
 */
export const importStates = ['reading', 'open', 'taking', 'taken', 'undone', 'dropped', 'failed'] as const
const importFormats = ['docx', 'xlsx', 'csv', 'aiken', 'gift', 'moodle_xml'] as const satisfies QuestionFormat[]

/** A file of questions on its way into the bank. Nothing of it is a question before it is taken. */
export const questionImport = pgTable(
  'question_import',
  {
    id: identity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    fileName: text().notNull(),
    format: text({ enum: importFormats }),
    state: text({ enum: importStates }).notNull().default('reading'),
    refusal: text().$type<FileRefusal>(),
    // The job that reads it, or takes it.
    jobId: integer().references(() => staffJob.id, { onDelete: 'set null' }),
    summary: jsonb().$type<ReadSummary>(),
    // What its questions are about where the file does not say.
    subjectId: integer().references(() => subject.id),
    topicId: integer().references(() => topic.id),
    tags: text().array().notNull().default([]),
    // What is not taken is forgotten then.
    expiresAt: moment().notNull(),
    takenAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('question_import_staff_id').on(table.staffId, table.id),
    index('question_import_expires_at').on(table.expiresAt).where(sql`state in ('reading', 'open', 'failed')`),
    check('question_import_state', oneOf(table.state, importStates)),
    check('question_import_format', oneOf(table.format, importFormats)),
  ],
)
