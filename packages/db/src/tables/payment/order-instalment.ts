import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { purchaseOrder } from './purchase-order.ts'

/** The parts in which an order is paid; one part where it is paid at once. Written when the order is booked, and anew by a row of `order_change`. */
export const orderInstalment = pgTable(
  'order_instalment',
  {
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    amountPaisa: integer().notNull(),
    // A day in Dhaka.
    dueOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('order_instalment_due_on').on(table.dueOn, table.orderId),
    check('order_instalment_amount', sql`${table.amountPaisa} > 0 and ${table.number} >= 1`),
  ],
)
