import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { payment } from './payment.ts'
import { offeredGateways } from './payment-gateways.ts'

export const messageDirections = ['sent', 'received'] as const

/** Everything that was said between us and a gateway, as it was said, but for secrets. Rows are only ever added. */
export const gatewayMessage = pgTable(
  'gateway_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text({ enum: offeredGateways }).notNull(),
    // Null for a message that names no payment of ours.
    paymentId: integer().references(() => payment.id),
    direction: text({ enum: messageDirections }).notNull(),
    // session, return, ipn, validation, query, execute, refund …
    kind: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('gateway_message_payment_id').on(table.paymentId, table.id),
    // The last word of each gateway.
    index('gateway_message_received').on(table.gateway, table.id).where(sql`direction = 'received'`),
    check('gateway_message_gateway', oneOf(table.gateway, offeredGateways)),
    check('gateway_message_direction', oneOf(table.direction, messageDirections)),
  ],
)
