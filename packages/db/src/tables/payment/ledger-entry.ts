import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { payment } from './payment.ts'
import { purchaseOrder } from './purchase-order.ts'
import { refund } from './refund.ts'

export const ledgerEntryKinds = ['order', 'payment', 'refund', 'waiver', 'move'] as const

/** One happening in the books. Its lines come to nothing, or the transaction that writes them fails. Rows are only ever added. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ledgerEntryKinds }).notNull(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id),
    paymentId: integer().references(() => payment.id),
    refundId: integer().references(() => refund.id),
    at: moment().notNull(),
  },
  (table) => [
    index('ledger_entry_order_id').on(table.orderId, table.id),
    // Nothing is booked twice.
    uniqueIndex('ledger_entry_order').on(table.orderId).where(sql`kind = 'order'`),
    uniqueIndex('ledger_entry_move').on(table.orderId).where(sql`kind = 'move'`),
    uniqueIndex('ledger_entry_payment').on(table.paymentId).where(sql`kind = 'payment'`),
    uniqueIndex('ledger_entry_refund').on(table.refundId).where(sql`kind = 'refund'`),
    index('ledger_entry_at').on(table.at),
    // The money of a day.
    index('ledger_entry_money').on(table.at).where(sql`kind in ('payment', 'refund')`),
    check('ledger_entry_kind', oneOf(table.kind, ledgerEntryKinds)),
    check(
      'ledger_entry_payment_known',
      sql`(${table.kind} in ('payment', 'refund')) = (${table.paymentId} is not null)`,
    ),
    check('ledger_entry_refund_known', sql`(${table.kind} = 'refund') = (${table.refundId} is not null)`),
  ],
)
