import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'
import { dueLine, order, orderErrors, paisa } from './order-fields.ts'

/** What leaving now gives back, and how that comes about; the reader's words are the web's. */
export const reckoning = z.object({
  rule: z.enum([
    'before_start',
    'first_days',
    'in_proportion',
    'before_deadline',
    'unwatched',
    'cheaper_batch',
    'batch_over',
    'deadline_passed',
    'hours_passed',
    'watched',
  ]),
  total_paisa: paisa,
  /** What of the doctor’s money is here. */
  here_paisa: paisa,
  classes: z.object({ held: z.number().int(), all: z.number().int(), cost_paisa: paisa }).nullable(),
  sheets: z.object({ sent: z.number().int(), cost_paisa: paisa }).nullable(),
  keep_paisa: paisa,
  back_paisa: paisa,
  /** The last day (or moment) on which everything goes back. */
  all_until: z.union([z.iso.date(), instant]).nullable(),
})

export const refundRequestLine = z.object({
  id: z.number().int(),
  /** `move`: what a cheaper batch left over, which nobody had to ask for. */
  cause: z.enum(['leaving', 'move']),
  state: z.enum(['asked', 'looked_at', 'granted', 'paid_out', 'refused', 'withdrawn']),
  reason: z.string().nullable(),
  /** As it was on the day it was asked. */
  reckoning,
  granted_paisa: paisa.nullable(),
  /** What staff wrote. */
  answer: z.string().nullable(),
  asked_at: instant,
  looked_at: instant.nullable(),
  decided_at: instant.nullable(),
  ended_at: instant.nullable(),
})

export const doctorOrders = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/orders',
  summary: 'Everything the doctor has bought, the newest first; what was let go before anything was paid is left out',
  access: 'doctor',
  status: 200,
  response: z.object({
    orders: z.array(z.object({ order, ordered_at: instant, refund_request: refundRequestLine.nullable() })),
    /** What is owed of all of them together, and what of that is due or overdue today. */
    owed_paisa: paisa,
    due_paisa: paisa,
    server_time: instant,
  }),
  errors: ['unauthenticated', 'device_not_verified'],
})

const orderPage = z.object({
  order,
  ordered_at: instant,
  /** Null where there is nothing to move to, as for an event. */
  move: z
    .object({
      state: z.enum(['open', 'done', 'over']),
      until: z.iso.date(),
      /** Of one that was made: what the order was for before. */
      from: z.object({ title: z.string(), detail: z.string().nullable(), total_paisa: paisa, at: instant }).nullable(),
      /** The rows of the timetable that was left, for taking them out of a calendar. */
      old_calendar_path: z.string().nullable(),
    })
    .nullable(),
  /** Null where there is nothing to put off. */
  postponement: z
    .object({
      state: z.enum(['open', 'done', 'late']),
      number: z.number().int(),
      from: z.iso.date(),
      to: z.iso.date(),
    })
    .nullable(),
  /** What leaving gives back today; null where there is nothing to leave. */
  reckoning: reckoning.nullable(),
  /** Whether it can be asked for now. */
  may_ask: z.boolean(),
  /** The newest first. */
  refund_requests: z.array(refundRequestLine),
  server_time: instant,
})

export const readOrderPage = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/orders/:id/page',
  summary: 'One order with what can still be changed of it: timetable or batch, the date of an instalment, money back',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: orderPage,
  errors: orderErrors,
})

export const postponeInstalment = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/orders/:id/postponement',
  summary: 'Puts off the next instalment, once for an order and before its day',
  access: 'doctor',
  params: idParams,
  body: z.object({ number: z.number().int().min(1).max(100) }),
  status: 200,
  response: orderPage,
  errors: [...orderErrors, 'postponement_closed', 'refund_requested'],
})

export const askForRefund = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/orders/:id/refund-request',
  summary: 'Asks for money back by today’s reckoning; staff decide. Asked again while it is open, it is the same one',
  access: 'doctor',
  params: idParams,
  body: z.object({ reason: z.string().trim().max(1000).optional() }),
  status: 200,
  response: orderPage,
  errors: [...orderErrors, 'refund_closed', 'too_many_requests'],
})

export const withdrawRefundRequest = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/orders/:id/refund-request/withdraw',
  summary: 'Takes the wish back while nobody has decided',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: orderPage,
  errors: [...orderErrors, 'refund_closed'],
})

/** One timetable that the doctor could move to, and what that would mean. */
const moveOption = z.object({
  batch_id: z.number().int(),
  schedule_id: z.number().int(),
  title: z.string(),
  schedule: z.string(),
  is_same_batch: z.boolean(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  weekdays: z.array(z.number().int()),
  opens: z.string(),
  closes: z.string(),
  seats_left: z.number().int(),
  /** Why it cannot be chosen. */
  refusal: z.enum(['no_seat', 'enrolled', 'begun']).nullable(),
  total_paisa: paisa,
  /** Above zero it costs more. */
  difference_paisa: paisa,
  /** What goes back of what was paid. */
  back_paisa: paisa,
  /** The parts as they would be. */
  dues: z.array(dueLine),
})

export const moveOptions = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/move',
  summary:
    'The timetables and batches of the same course that an enrolment can move to, with what each costs or gives back',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    order_id: z.number().int(),
    state: z.enum(['open', 'done', 'over']),
    until: z.iso.date(),
    from: z.object({ batch_id: z.number().int(), title: z.string(), schedule: z.string(), total_paisa: paisa }),
    sheets_sent: z.number().int(),
    options: z.array(moveOption),
    server_time: instant,
  }),
  errors: [...orderErrors, 'not_enrolled'],
})

export const moveEnrolment = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/courses/:id/move',
  summary:
    'Moves an enrolment, once, to another timetable or batch of its course: seat, price, parts and timetable at once',
  access: 'doctor',
  params: idParams,
  body: z.object({
    schedule_id: z.number().int().min(1).max(2_147_483_647),
    /** The price as it was shown; another one is refused, so that nobody agrees to what they have not seen. */
    total_paisa: paisa.min(0).max(2_147_483_647),
  }),
  status: 200,
  response: orderPage,
  errors: [...orderErrors, 'not_enrolled', 'move_closed', 'no_seat_left', 'already_enrolled', 'refund_requested'],
})
