import { z } from 'zod'
import { day, idParams, instant, wholeNumber } from '../../fields.ts'
import { order, paymentReasons, paymentStates, timelineStep, waysToPay } from '../../payment/order-fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/payments'
const whole = z.number().int()

/** One try to pay, in a line. */
const row = z.object({
  id: whole,
  started_at: instant,
  doctor: z.object({ id: whole, name: z.string() }),
  /** What it is for. */
  title: shownText,
  order_number: z.string(),
  amount_paisa: whole,
  way: z.enum(waysToPay),
  state: z.enum(paymentStates),
  reason: z.enum(paymentReasons).nullable(),
  settled_at: instant.nullable(),
  invoice_number: z.string().nullable(),
})

/** Only its list and its file: payments are made by who pays, and decided about by verbs of their own. */
const payments = defineResource({
  name: 'payment',
  path,
  reads: 'payments.read',
  writes: 'payments.read',
  fields: z.object({}),
  row,
  filters: {
    /** Days in Dhaka, both of them included, on which it began. */
    from: day.optional(),
    to: day.optional(),
    way: z.enum(waysToPay).optional(),
    state: z.enum([...paymentStates, 'waiting']).optional(),
    reason: z.enum(paymentReasons).optional(),
    branch: wholeNumber(1, 2_147_483_647).optional(),
    doctor: wholeNumber(1, 2_147_483_647).optional(),
    /** The gateway's number of the money, the one that was typed in, or ours. */
    trx: z.string().trim().min(4).max(40).optional(),
  },
  sorts: ['started_at'],
  order: 'desc',
})

export type PaymentResource = typeof payments
export const listPayments = payments.list
export const exportPayments = payments.export
const { name, reads, sorts, order: runs } = payments
export const paymentColumns = { name, reads, row, sorts, order: runs, export: exportPayments }

/** What was said between us and a gateway, in a word. */
export const gatewayWords = [
  'asked_session',
  'asked_status',
  'asked_refund',
  'asked_refund_status',
  'session_open',
  'session_refused',
  'came_back',
  'told',
  'typed',
  'unproved',
  'confirmed',
  'pending',
  'declined',
  'cancelled',
  'unknown',
  'refund_done',
  'refund_pending',
  'refund_refused',
  'away',
  'answered',
] as const

const said = z.object({
  words: z.enum(gatewayWords),
  /** What it named: how much, its number of the money, its code for what went wrong. */
  amount: z.string().nullable(),
  trx: z.string().nullable(),
  code: z.string().nullable(),
})

const refundStates = ['asked', 'done', 'failed'] as const

/** One thing that happened, in the order of time. */
const happening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), at: instant, step: timelineStep.shape.step }),
  z.object({ kind: z.literal('message'), at: instant, said }),
  z.object({ kind: z.literal('receipt'), at: instant, number: z.string() }),
  z.object({
    kind: z.literal('refund'),
    at: instant,
    state: z.enum(refundStates),
    amount_paisa: whole,
    reason: z.string(),
    reference: z.string().nullable(),
    by: staffName.nullable(),
  }),
  /** What a member did; `action` is a deed of the audit. */
  z.object({
    kind: z.literal('deed'),
    at: instant,
    action: z.string(),
    by: staffName.nullable(),
    reason: z.string().nullable(),
  }),
])

export const staffPaymentVerbs = [
  'approve',
  'refuse',
  'ask',
  'refund',
  'take_cash',
  'print',
  'resend',
  'propose',
] as const

export const readStaffPayment = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One payment with everything that happened to it, in plain words, and what can be done about it now',
  action: 'payments.read',
  params: idParams,
  status: 200,
  response: z.object({
    payment: row.extend({
      transaction: z.string(),
      reference: z.string().nullable(),
      method: z.string().nullable(),
      payer_number: z.string().nullable(),
      refunded_paisa: whole,
      refundable_paisa: whole,
      branch: shownText.nullable(),
      cashier: staffName.nullable(),
    }),
    order,
    doctor: z.object({ id: whole, name: z.string(), phone: z.string(), bmdc: z.string().nullable() }),
    happenings: z.array(happening),
    /** The gateway's last word, or ours that it was away; null where there is no gateway. */
    last_word: z.object({ at: instant, said }).nullable(),
    /** When it is asked again by itself. */
    next_ask_at: instant.nullable(),
    /** What of the order's debt can be waived, and whether that waits for its second signature already. */
    waivable: z.object({ open_paisa: whole, is_asked: z.boolean() }),
    verbs: z.array(z.enum(staffPaymentVerbs)),
    server_time: instant,
  }),
})

const settled = z.object({ state: z.enum(paymentStates), reason: z.enum(paymentReasons).nullable() })
const note = z.string().trim().max(500)

export const approvePayment = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/approve`,
  summary: 'The money was found, or is trusted: it is taken as if a gateway had confirmed it',
  action: 'payments.write',
  params: idParams,
  body: z.object({ note: note.optional() }),
  status: 200,
  response: settled,
  errors: ['payment_decided'],
})

export const refusePayment = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/refuse`,
  summary: 'There is no such money, or it is not trusted',
  action: 'payments.write',
  params: idParams,
  body: z.object({ reason: note.min(3) }),
  status: 200,
  response: settled,
  errors: ['payment_decided'],
})

export const askGateway = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/ask`,
  summary: 'Asks the gateway now what became of a payment, and settles what it says',
  action: 'payments.write',
  params: idParams,
  status: 200,
  response: settled.extend({ answered: z.boolean() }),
  errors: ['payment_decided'],
})

export const resendReceipt = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/receipt-sms`,
  summary: 'Has the doctor told once more by SMS that the money came, with the number of its receipt',
  action: 'payments.write',
  params: idParams,
  status: 200,
  response: z.object({ tell_at: instant }),
  errors: ['payment_decided', 'too_many_requests'],
})

export const receiptFile = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/receipt`,
  summary: 'The receipt of a payment as a PDF to print',
  action: 'payments.read',
  params: idParams,
  query: z.object({ lang: z.enum(['bn', 'en']).optional() }),
  status: 200,
  /** Bytes. */
  response: z.unknown(),
})
