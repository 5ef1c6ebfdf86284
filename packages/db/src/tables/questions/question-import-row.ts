import type { Fault, OriginalLine } from '@prostuti/question-formats'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../columns.ts'
import type { ImportedQuestion } from '../exam/exam-values.ts'
import { questionImport } from './question-import.ts'

/** `cannot`: no question before somebody mends it. `look`: can be taken. `left`: somebody left it out. */
export const importRowStates = ['ready', 'look', 'cannot', 'left', 'taken'] as const

/** One question of a file: what it says there, how it was read, and what is wrong with it. */
export const questionImportRow = pgTable(
  'question_import_row',
  {
    importId: integer()
      .notNull()
      .references(() => questionImport.id, { onDelete: 'cascade' }),
    // From 1, in the order of the file.
    number: integer().notNull(),
    state: text({ enum: importRowStates }).notNull(),
    // As it was read, and mended since.
    reading: jsonb().$type<ImportedQuestion>().notNull(),
    lines: jsonb().$type<OriginalLine[]>().notNull(),
    faults: jsonb().$type<Fault[]>().notNull().default([]),
    // Questions of the bank that say nearly the same, the most alike first.
    similar: jsonb().$type<{ questionId: number; percent: number }[]>().notNull().default([]),
    // Raised by every mending, so that two who mend it notice each other.
    revision: integer().notNull().default(1),
    // What was made of it. No foreign key: when the import is undone the question goes.
    questionId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('question_import_row_state').on(table.importId, table.state, table.number),
    check('question_import_row_state_known', oneOf(table.state, importRowStates)),
  ],
)
