import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { payment } from './payment.ts'
import { refundRequest } from './refund-request.ts'

export const refundStates = ['asked', 'done', 'failed'] as const

/** Money on its way back, wholly or in part. */
export const refund = pgTable(
  'refund',
  {
    id: identity(),
    paymentId: integer()
      .notNull()
      .references(() => payment.id),
    amountPaisa: integer().notNull(),
    // The doctor's wish that it answers; null where staff gave money back of their own accord.
    requestId: integer().references(() => refundRequest.id),
    reason: text().notNull(),
    state: text({ enum: refundStates }).notNull().default('asked'),
    // The gateway's name for it.
    gatewayRef: text(),
    // Null: the product itself, as when there was no seat left.
    staffId: integer().references(() => staff.id),
    asked: integer().notNull().default(0),
    nextAskAt: moment(),
    settledAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('refund_payment_id').on(table.paymentId),
    index('refund_request_id').on(table.requestId).where(sql`request_id is not null`),
    index('refund_known_at').on(sql`coalesce(settled_at, created_at)`),
    index('refund_settled_at').on(table.settledAt).where(sql`settled_at is not null`),
    // What a gateway has not yet said the end of.
    index('refund_asked').on(table.id).where(sql`state = 'asked'`),
    index('refund_to_ask').on(table.nextAskAt).where(sql`next_ask_at is not null`),
    check('refund_amount', sql`${table.amountPaisa} > 0`),
    check('refund_state', oneOf(table.state, refundStates)),
  ],
)
