import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { deliveryStates, sheetDelivery } from './sheet-delivery.ts'

export const deliveryStepSources = ['doctor', 'booking', 'webhook', 'poll', 'staff'] as const

/** What happened to a parcel, as far as we heard. Rows are only ever added. */
export const deliveryStep = pgTable(
  'delivery_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer()
      .notNull()
      .references(() => sheetDelivery.id, { onDelete: 'cascade' }),
    state: text({ enum: deliveryStates }).notNull(),
    // The courier's own word for it.
    said: text().notNull(),
    // A place or a reason, where the courier named one.
    detail: text(),
    source: text({ enum: deliveryStepSources }).notNull(),
    at: moment().notNull(),
  },
  (table) => [
    // A webhook that comes twice, and a poll after it, say nothing new.
    unique('delivery_step_once').on(table.deliveryId, table.state, table.said, table.at),
    index('delivery_step_order').on(table.deliveryId, table.at, table.id),
    check('delivery_step_state', oneOf(table.state, deliveryStates)),
    check('delivery_step_source', oneOf(table.source, deliveryStepSources)),
  ],
)
