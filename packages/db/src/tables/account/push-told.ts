import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { pushKinds } from './push-values.ts'

/**
 * What a doctor has been told of, written in the transaction that queues it for their browsers: the key is why nothing is told twice,
 * by however many processes. Also of what a switch kept back, so that turning it on brings no old news.
 */
export const pushTold = pgTable(
  'push_told',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    kind: text({ enum: pushKinds }).notNull(),
    // Which exam, notice, instalment or parcel; its number, and what tells apart two moments of it.
    thing: text().notNull(),
    toldAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.kind, table.thing] }),
    index('push_told_at').on(table.toldAt),
    check('push_told_kind', oneOf(table.kind, pushKinds)),
  ],
)
