import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { batch } from '../catalogue/batch.ts'
import { identity, listed, moment, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A printed lecture sheet that a batch includes. */
export const sheet = pgTable(
  'sheet',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    title: localizedText().notNull(),
    volume: integer().notNull(),
    pages: integer().notNull(),
    weightGrams: integer().notNull(),
    // What a doctor who leaves pays for it, once it was sent.
    pricePaisa: integer().notNull().default(40_000),
    // From then on it can be sent; null while it is being printed.
    readyAt: moment(),
    // Where its copies lie, as the shelf itself is marked.
    shelf: text(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('sheet_batch_id').on(table.batchId, table.position, table.id),
    check('sheet_texts', isLocalizedText(table.title)),
    check('sheet_counts', sql`${table.volume} > 0 and ${table.pages} > 0 and ${table.weightGrams} > 0`),
    check('sheet_price', sql`${table.pricePaisa} >= 0`),
  ],
)
