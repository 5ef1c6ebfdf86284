import type { Reckoning } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { purchaseOrder } from './purchase-order.ts'

/** `looked_at`: staff have opened it. `granted`: the money is on its way; `paid_out`: all of it has left. */
export const refundRequestStates = ['asked', 'looked_at', 'granted', 'paid_out', 'refused', 'withdrawn'] as const

/** `leaving`: the doctor gives up what was bought. `move`: a cheaper batch left money over; nobody gives anything up. */
export const refundRequestCauses = ['leaving', 'move'] as const

/** A doctor's wish to have money of an order back, with what the rule gave on the day it was asked. */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id),
    cause: text({ enum: refundRequestCauses }).notNull(),
    state: text({ enum: refundRequestStates }).notNull().default('asked'),
    // Null: the policy asks for none.
    reason: text(),
    // As it was shown; whatever is decided later, the day of asking counts.
    reckoning: jsonb().$type<Reckoning>().notNull(),
    // What was decided to give back, and what staff wrote to the doctor.
    grantedPaisa: integer(),
    answer: text(),
    staffId: integer().references(() => staff.id),
    lookedAt: moment(),
    decidedAt: moment(),
    // All of the money has left, or the doctor took the wish back.
    endedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('refund_request_open').on(table.orderId).where(sql`state in ('asked', 'looked_at')`),
    index('refund_request_order_id').on(table.orderId, table.id),
    check('refund_request_cause', oneOf(table.cause, refundRequestCauses)),
    check('refund_request_state', oneOf(table.state, refundRequestStates)),
    check('refund_request_reason', sql`char_length(${table.reason}) between 1 and 1000`),
    check(
      'refund_request_granted',
      sql`(${table.state} in ('granted', 'paid_out')) = (${table.grantedPaisa} is not null) and (${table.grantedPaisa} is null or ${table.grantedPaisa} >= 0)`,
    ),
  ],
)
