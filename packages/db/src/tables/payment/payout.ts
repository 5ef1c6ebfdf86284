import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { payment } from './payment.ts'
import { purchaseOrder } from './purchase-order.ts'
import { refundRequest } from './refund-request.ts'

/** `proposed`: by one who may not pay out. `to_sign`: decided, and waits for a second person. `given`: its refunds were begun. */
export const payoutStates = ['proposed', 'to_sign', 'given', 'refused', 'withdrawn'] as const

/** Money that staff want to give back, with who answers for it: of one payment, or in answer to a doctor's wish. */
export const payout = pgTable(
  'payout',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id),
    paymentId: integer().references(() => payment.id),
    requestId: integer().references(() => refundRequest.id),
    amountPaisa: integer().notNull(),
    reason: text().notNull(),
    // What the doctor reads where a wish of theirs is granted.
    answer: text(),
    // Sent by the member themselves, and the number of that.
    byHand: boolean().notNull().default(false),
    reference: text(),
    // The doctor leaves with it.
    ends: boolean().notNull().default(false),
    // Made once for a press: sent again it is the same.
    key: text().notNull().unique('payout_key_unique'),
    state: text({ enum: payoutStates }).notNull(),
    askedBy: integer()
      .notNull()
      .references(() => staff.id),
    // Who decided, signed or refused it last, and in which words.
    decidedBy: integer().references(() => staff.id),
    decidedAt: moment(),
    words: text(),
    ...timestamps(),
  },
  (table) => [
    // Of one order one at a time waits.
    uniqueIndex('payout_open').on(table.orderId).where(sql`state in ('proposed', 'to_sign')`),
    index('payout_payment_id').on(table.paymentId).where(sql`payment_id is not null`),
    index('payout_request_id').on(table.requestId).where(sql`request_id is not null`),
    index('payout_asked_by').on(table.askedBy),
    index('payout_decided_by').on(table.decidedBy).where(sql`decided_by is not null`),
    check('payout_of_one', sql`(${table.paymentId} is null) <> (${table.requestId} is null)`),
    check('payout_state', oneOf(table.state, payoutStates)),
    check('payout_amount', sql`${table.amountPaisa} >= 0`),
    check('payout_reason', sql`char_length(${table.reason}) between 1 and 1000`),
  ],
)
