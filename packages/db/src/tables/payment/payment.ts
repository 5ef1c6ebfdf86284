import { type Instalment, type PaymentState, paymentStates } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { contact } from '../site/contact.ts'
import { staff } from '../staff/staff.ts'
import { discountCode } from './discount-code.ts'
import { paymentGateways } from './payment-gateways.ts'
import { type paymentPlans, purchaseOrder } from './purchase-order.ts'

/** Why a payment failed or is held; the words are the web's. */
export const paymentReasons = [
  'declined',
  'mismatch',
  'risky',
  'no_seat',
  'overpaid',
  'code_used_up',
  'account_closed',
  'awaiting_staff',
  'refused',
  'gateway_away',
] as const

/** The price, the plan and its parts, as the order stood when a payment began. Amounts in paisa, the moment as ISO text. */
export type PaymentTerms = {
  list: number
  reduction: number
  reductionEndsAt: string | null
  /** What the code took off. */
  code: number
  total: number
  plan: (typeof paymentPlans)[number]
  parts: Instalment[]
}

/** One try to pay an order, or a part of it. */
export const payment = pgTable(
  'payment',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => purchaseOrder.id),
    gateway: text({ enum: paymentGateways }).notNull(),
    // Ours, sent to the gateway; at most 30 characters.
    transaction: text().notNull().unique('payment_transaction_unique'),
    amountPaisa: integer().notNull(),
    // What was agreed when it began, by which its money is judged however late it comes; null when the order was booked before.
    terms: jsonb().$type<PaymentTerms>(),
    // The code those terms count on: it stays used for as long as this payment may still turn into money.
    discountCodeId: integer().references(() => discountCode.id),
    state: text({ enum: paymentStates }).$type<PaymentState>().notNull().default('initiated'),
    reason: text({ enum: paymentReasons }),
    // The gateway's name for this try (session key, paymentID), of cash the key of the cashier's press; and where it wants the browser.
    gatewayRef: text(),
    gatewayUrl: text(),
    // The gateway's own number of the money that came (bank_tran_id, trxID).
    gatewayTrx: text(),
    // How it was paid, as the gateway words it: 'BKASH-BKash', a masked card.
    method: text(),
    // Of a payment typed in by hand: from which number.
    payerNumber: text(),
    // Of cash: at which branch, and into whose hands.
    branchId: integer().references(() => contact.id),
    cashierId: integer().references(() => staff.id),
    startedAt: moment().notNull(),
    settledAt: moment(),
    // How often the gateway was asked by the job, and when it is to be asked again.
    asked: integer().notNull().default(0),
    nextAskAt: moment(),
    // When the doctor is to be told by SMS that the money came.
    tellAt: moment(),
    refundedPaisa: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('payment_order_id').on(table.orderId, table.id),
    uniqueIndex('payment_gateway_ref').on(table.gateway, table.gatewayRef).where(sql`gateway_ref is not null`),
    // The same money is never counted for two payments.
    uniqueIndex('payment_gateway_trx').on(table.gateway, table.gatewayTrx).where(sql`state in ('paid', 'refunded')`),
    // Whether a number that was typed in by hand is known already.
    index('payment_trx').on(table.gateway, table.gatewayTrx),
    // Statements write numbers in capitals, and name a time.
    index('payment_trx_capitals').on(sql`upper(gateway_trx)`).where(sql`gateway_trx is not null`),
    index('payment_known_at').on(sql`coalesce(settled_at, started_at)`),
    index('payment_settled_at').on(table.settledAt).where(sql`settled_at is not null`),
    index('payment_discount_code_id').on(table.discountCodeId).where(sql`discount_code_id is not null`),
    // The lists of the office: of all, of one way, of one state, for one reason, of one branch, the newest first.
    index('payment_started_at').on(table.startedAt, table.id),
    index('payment_of_gateway').on(table.gateway, table.startedAt, table.id),
    index('payment_of_state').on(table.state, table.startedAt, table.id),
    index('payment_of_reason').on(table.reason, table.startedAt, table.id).where(sql`reason is not null`),
    index('payment_branch_id').on(table.branchId, table.startedAt, table.id).where(sql`branch_id is not null`),
    index('payment_cashier_id').on(table.cashierId).where(sql`cashier_id is not null`),
    index('payment_to_ask').on(table.nextAskAt).where(sql`next_ask_at is not null`),
    // What staff have to decide about.
    index('payment_held').on(table.startedAt).where(sql`state = 'on_hold'`),
    index('payment_to_tell').on(table.tellAt).where(sql`tell_at is not null`),
    check('payment_state', oneOf(table.state, paymentStates)),
    check('payment_gateway', oneOf(table.gateway, paymentGateways)),
    check('payment_reason', oneOf(table.reason, paymentReasons)),
    check(
      'payment_cash',
      sql`(${table.gateway} = 'cash') = (${table.branchId} is not null) and (${table.gateway} = 'cash') = (${table.cashierId} is not null)`,
    ),
    check('payment_transaction_length', sql`length(${table.transaction}) between 6 and 30`),
    check('payment_terms', sql`${table.discountCodeId} is null or ${table.terms} is not null`),
    check('payment_amount', sql`${table.amountPaisa} > 0`),
    check('payment_refunded', sql`${table.refundedPaisa} between 0 and ${table.amountPaisa}`),
  ],
)
