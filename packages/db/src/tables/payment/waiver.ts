import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { purchaseOrder } from './purchase-order.ts'

/** `to_sign`: waits for a second person. `given`: the debt is gone, and the books say so. */
export const waiverStates = ['to_sign', 'given', 'refused', 'withdrawn'] as const

/** What of a debt is no longer asked for, though its order goes on, with the two who answer for it. */
export const waiver = pgTable(
  'waiver',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id),
    amountPaisa: integer().notNull(),
    reason: text().notNull(),
    // Made once for a press: sent again it is the same.
    key: text().notNull().unique('waiver_key_unique'),
    state: text({ enum: waiverStates }).notNull(),
    askedBy: integer()
      .notNull()
      .references(() => staff.id),
    // Who signed, refused or withdrew it, and in which words.
    decidedBy: integer().references(() => staff.id),
    decidedAt: moment(),
    words: text(),
    ...timestamps(),
  },
  (table) => [
    index('waiver_order_id').on(table.orderId),
    // Of one order one at a time waits.
    uniqueIndex('waiver_open').on(table.orderId).where(sql`state = 'to_sign'`),
    index('waiver_asked_by').on(table.askedBy),
    index('waiver_decided_by').on(table.decidedBy).where(sql`decided_by is not null`),
    check('waiver_state', oneOf(table.state, waiverStates)),
    check('waiver_amount', sql`${table.amountPaisa} > 0`),
    check('waiver_reason', sql`char_length(${table.reason}) between 1 and 1000`),
  ],
)
