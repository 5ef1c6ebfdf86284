import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { upload } from './upload.ts'

/** A part of an upload that has arrived and counts; whoever was taken over from may have left others, which do not. */
export const uploadPart = pgTable(
  'upload_part',
  {
    uploadId: integer()
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    // Where in the file it begins.
    at: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    // Which request brought it; its key in the storage is made of the two.
    writer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.at] })],
)
