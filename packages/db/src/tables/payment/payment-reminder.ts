import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { purchaseOrder } from './purchase-order.ts'

export const reminderKinds = ['coming', 'missed', 'paused'] as const

/** A reminder of an instalment that was sent; each kind once. */
export const paymentReminder = pgTable(
  'payment_reminder',
  {
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text({ enum: reminderKinds }).notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number, table.kind] }),
    check('payment_reminder_kind', oneOf(table.kind, reminderKinds)),
  ],
)
