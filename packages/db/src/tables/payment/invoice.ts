import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { payment } from './payment.ts'

/** The receipt of one payment. Numbers have no gaps: the next one is given under a lock, in the transaction that books the payment. */
export const invoice = pgTable(
  'invoice',
  {
    number: integer().primaryKey(),
    paymentId: integer()
      .notNull()
      .unique('invoice_payment_id_unique')
      .references(() => payment.id),
    issuedAt: moment().notNull(),
  },
  (table) => [index('invoice_issued_at').on(table.issuedAt), check('invoice_number', sql`${table.number} >= 1`)],
)

/** The last number that was given. One row. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    id: integer().primaryKey().default(1),
    last: integer().notNull().default(0),
  },
  (table) => [check('invoice_counter_is_one_row', sql`${table.id} = 1`)],
)
