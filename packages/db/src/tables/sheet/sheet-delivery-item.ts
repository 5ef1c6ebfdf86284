import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { sheet } from './sheet.ts'
import { sheetDelivery } from './sheet-delivery.ts'

export const sheetDeliveryItem = pgTable(
  'sheet_delivery_item',
  {
    deliveryId: integer()
      .notNull()
      .references(() => sheetDelivery.id, { onDelete: 'cascade' }),
    sheetId: integer()
      .notNull()
      .references(() => sheet.id),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.sheetId] }),
    index('sheet_delivery_item_sheet_id').on(table.sheetId),
  ],
)
