import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { batch } from '../catalogue/batch.ts'
import { paper } from './paper.ts'

/** The batches whose doctors may sit a paper that is for the enrolled. */
export const paperBatch = pgTable(
  'paper_batch',
  {
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.batchId] }), index('paper_batch_batch_id').on(table.batchId)],
)
