import { z } from 'zod'
import { instant } from '../fields.ts'

/** Whole paisa. */
export const paisa = z.number().int()

/** What a doctor can choose from. */
export const gatewayNames = ['sslcommerz', 'bkash', 'manual'] as const
/** How money came; cash was taken at a branch. */
export const waysToPay = [...gatewayNames, 'cash'] as const
export const paymentStates = ['initiated', 'paid', 'on_hold', 'failed', 'cancelled', 'expired', 'refunded'] as const
/** Why no money came, and why money that came waits for somebody to decide. */
const failReasons = ['declined', 'refused', 'gateway_away'] as const
const holdReasons = [
  'mismatch',
  'risky',
  'no_seat',
  'overpaid',
  'code_used_up',
  'account_closed',
  'awaiting_staff',
] as const
export const paymentReasons = [...failReasons, ...holdReasons] as const

/** One try to pay. */
export const paymentLine = z.object({
  id: z.number().int(),
  gateway: z.enum(waysToPay),
  amount_paisa: paisa,
  state: z.enum(paymentStates),
  /** Why it failed or is held. */
  reason: z.enum(paymentReasons).nullable(),
  started_at: instant,
  settled_at: instant.nullable(),
  /** The gateway's number of the money, for asking about it. */
  reference: z.string().nullable(),
  refunded_paisa: paisa,
  /** Null until it is paid. */
  invoice_number: z.string().nullable(),
})

/** One step of what the doctor sees while waiting. */
export const timelineStep = z.object({
  step: z.enum([
    'ordered',
    'sent',
    'returned',
    'confirmed',
    'enrolled',
    'held',
    'failed',
    'cancelled',
    'expired',
    'refunded',
  ]),
  state: z.enum(['done', 'now', 'to_do', 'bad']),
  at: instant.nullable(),
})

export const dueLine = z.object({
  number: z.number().int(),
  amount_paisa: paisa,
  open_paisa: paisa,
  due_on: z.iso.date(),
  state: z.enum(['paid', 'overdue', 'due_today', 'coming']),
})

/** What is owed for one thing, and what has come of it. */
export const order = z.object({
  id: z.number().int(),
  /** As people say it on the phone: 2611-0482. */
  number: z.string(),
  kind: z.enum(['enrolment', 'event', 'subscription']),
  /** Of an enrolment: the `{id}` of `/my/courses/{id}`. */
  enrolment_id: z.number().int().nullable(),
  event_id: z.number().int().nullable(),
  subscription_id: z.number().int().nullable(),
  /** Of a subscription: the `{id}` of `/my/subscription/{id}`. */
  offer_id: z.number().int().nullable(),
  batch_id: z.number().int().nullable(),
  title: z.string(),
  detail: z.string().nullable(),
  list_paisa: paisa,
  reduction_paisa: paisa,
  reduction_ends_at: instant.nullable(),
  code: z.object({ code: z.string(), off_paisa: paisa }).nullable(),
  total_paisa: paisa,
  paid_paisa: paisa,
  /** What of it the centre no longer asks for. */
  waived_paisa: paisa,
  refunded_paisa: paisa,
  /** `open`: nothing was paid yet; `booked`: some of it; `closed`: the seat was let go, or the enrolment ended. */
  state: z.enum(['open', 'booked', 'paid', 'closed']),
  plan: z.enum(['full', 'instalments']),
  /** The parts as they would be, or are. */
  dues: z.array(dueLine),
  /** What the next payment is about. Zero when nothing is to be paid now. */
  next_paisa: paisa,
  /** Until when the seat is kept; null when none is needed any more or it was let go. */
  held_until: instant.nullable(),
  /** What an overdue part does to lectures. */
  access: z.enum(['open', 'warned', 'lectures_paused']),
  payments: z.array(paymentLine),
})

/** What can still be chosen before the first payment. */
export const checkout = z.object({
  order,
  /** What each plan would ask for now and later; one entry where there is nothing to choose. */
  plans: z.array(z.object({ plan: z.enum(['full', 'instalments']), dues: z.array(dueLine) })),
  gateways: z.array(z.enum(gatewayNames)),
  /** Where to send money by hand, when `manual` is among them. */
  manual: z
    .object({
      numbers: z.array(z.object({ wallet: z.enum(['bkash', 'nagad', 'rocket']), number: z.string() })),
      note: z.string(),
    })
    .nullable(),
  server_time: instant,
})

export const orderErrors = ['unauthenticated', 'device_not_verified', 'forbidden', 'not_found'] as const
