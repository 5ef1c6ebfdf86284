import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { sheet } from './sheet.ts'
import { sheetDelivery } from './sheet-delivery.ts'

export const stockMoves = ['printed', 'counted', 'packed', 'unpacked', 'returned', 'written_off'] as const

/** How the copies of a sheet on the shelf became more or fewer: their sum is what lies there. Rows are only ever added. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sheetId: integer()
      .notNull()
      .references(() => sheet.id, { onDelete: 'cascade' }),
    kind: text({ enum: stockMoves }).notNull(),
    // By how many; fewer is negative.
    quantity: integer().notNull(),
    // How many were found, where somebody counted.
    counted: integer(),
    // Which parcel they went into or came back in.
    deliveryId: integer().references(() => sheetDelivery.id, { onDelete: 'set null' }),
    reason: text(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
  },
  (table) => [
    index('stock_movement_sheet_id').on(table.sheetId, table.id),
    index('stock_movement_delivery_id').on(table.deliveryId).where(sql`delivery_id is not null`),
    check('stock_movement_kind', oneOf(table.kind, stockMoves)),
    check('stock_movement_counted', sql`(${table.kind} = 'counted') = (${table.counted} is not null)`),
    check('stock_movement_reason', sql`${table.kind} <> 'written_off' or ${table.reason} <> ''`),
  ],
)
