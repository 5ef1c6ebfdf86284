import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { messageDirections } from '../payment/gateway-message.ts'
import { couriers } from './couriers.ts'
import { sheetDelivery } from './sheet-delivery.ts'

/** Everything that was said between us and a courier, but for secrets. Rows are only ever added. */
export const courierMessage = pgTable(
  'courier_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    courier: text({ enum: couriers }).notNull(),
    // Null for a message that names no parcel of ours.
    deliveryId: integer().references(() => sheetDelivery.id),
    direction: text({ enum: messageDirections }).notNull(),
    kind: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('courier_message_delivery_id').on(table.deliveryId, table.id),
    index('courier_message_received').on(table.courier, table.id).where(sql`direction = 'received'`),
    check('courier_message_courier', oneOf(table.courier, couriers)),
    check('courier_message_direction', oneOf(table.direction, messageDirections)),
  ],
)
