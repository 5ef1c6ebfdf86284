import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { questionImport } from './question-import.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The file itself (number 0), and the pictures found in it, until they are taken. In the database, where every process finds them. */
export const questionImportFile = pgTable(
  'question_import_file',
  {
    importId: integer()
      .notNull()
      .references(() => questionImport.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    name: text().notNull(),
    content: bytes().notNull(),
    // Of a picture that a browser can show.
    width: integer(),
    height: integer(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
)
