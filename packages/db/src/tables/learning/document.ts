import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'

/** A PDF under `documents/` in the data folder. What is read in the page are pictures of its pages, never the file. */
export const document = pgTable(
  'document',
  {
    id: identity(),
    // As staff call it; doctors see the title of the material or book.
    name: text().notNull().default(''),
    file: text().notNull().unique('document_file_unique'),
    pages: integer().notNull(),
    bytes: integer().notNull(),
    // Of its first page in points, so that a page has its place on the screen before it comes.
    widthPoints: integer().notNull(),
    heightPoints: integer().notNull(),
    // Null where it came with the product. Teachers change what they brought themselves.
    createdBy: integer().references(() => staff.id),
    ...timestamps(),
  },
  (table) => [
    index('document_search').using('gin', sql`search_key(name) gin_trgm_ops`),
    check(
      'document_counts',
      sql`${table.pages} > 0 and ${table.bytes} > 0 and ${table.widthPoints} > 0 and ${table.heightPoints} > 0`,
    ),
  ],
)
