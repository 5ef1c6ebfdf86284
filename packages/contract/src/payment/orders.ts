import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant, wholeNumber } from '../fields.ts'
import {
  checkout,
  gatewayNames,
  order,
  orderErrors,
  paisa,
  paymentLine,
  timelineStep,
  waysToPay,
} from './order-fields.ts'

const id = wholeNumber(1, 2_147_483_647)
const wholeId = z.number().int().min(1).max(2_147_483_647)
const paymentParams = z.object({ id, paymentId: id })

export const startEnrolment = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/enrolments',
  summary:
    'Holds a seat for 15 minutes and opens an order, or gives back the one that is open; a batch without a fee is entered at once',
  access: 'doctor',
  body: z.object({ batch_id: wholeId, schedule_id: wholeId }),
  status: 200,
  response: checkout,
  errors: [...orderErrors, 'enrolment_closed', 'no_seat_left', 'already_enrolled'],
})

export const startEventOrder = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/events/:id/order',
  summary: 'The same for an event',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: checkout,
  errors: [...orderErrors, 'enrolment_closed', 'no_seat_left', 'already_enrolled'],
})

export const readCourseOrder = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/order',
  summary: 'The order of an enrolment, and what can still be chosen',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: checkout,
  errors: orderErrors,
})

export const readOrder = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/orders/:id',
  summary: 'One order, and what can still be chosen',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: checkout,
  errors: orderErrors,
})

export const changeOrder = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/orders/:id',
  summary:
    'Chooses the plan, enters or takes back a discount code (null), before the first payment; holds the seat anew if it was let go',
  access: 'doctor',
  params: idParams,
  body: z.object({
    plan: z.enum(['full', 'instalments']).optional(),
    code: z.string().trim().min(1).max(40).nullable().optional(),
  }),
  status: 200,
  response: checkout,
  errors: [...orderErrors, 'order_booked', 'no_seat_left', 'enrolment_closed', 'too_many_requests'],
})

export const startPayment = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/orders/:id/payments',
  summary:
    'Begins a payment of the next part (or of all that is open) and says where to send the browser; by hand it waits for staff',
  access: 'doctor',
  params: idParams,
  body: z.object({
    gateway: z.enum(gatewayNames),
    /** Pays everything that is open instead of the next part. */
    all: z.boolean().optional(),
    /** Of a payment by hand. */
    payer_number: z.string().max(30).optional(),
    trx_id: z.string().max(40).optional(),
  }),
  status: 201,
  response: z.object({ payment: paymentLine, redirect: z.url().nullable() }),
  errors: [
    ...orderErrors,
    'nothing_to_pay',
    'refund_requested',
    'no_seat_left',
    'enrolment_closed',
    'gateway_unavailable',
    'too_many_requests',
  ],
})

const followed = z.object({ payment: paymentLine, order, timeline: z.array(timelineStep), server_time: instant })

export const readPayment = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/orders/:id/payments/:paymentId',
  summary: 'One payment and how far it has come',
  access: 'doctor',
  params: paymentParams,
  status: 200,
  response: followed,
  errors: orderErrors,
})

export const askPayment = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/orders/:id/payments/:paymentId/ask',
  summary: 'Asks the gateway now, for a doctor who does not want to wait for the job',
  access: 'doctor',
  params: paymentParams,
  status: 200,
  response: followed,
  errors: [...orderErrors, 'too_many_requests'],
})

export const readInvoice = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/orders/:id/invoice',
  summary: 'The receipt of a payment, the newest unless one is named',
  access: 'doctor',
  params: idParams,
  query: z.object({ payment: id.optional() }),
  status: 200,
  response: z.object({
    invoice: z.object({
      /** Without gaps. */
      number: z.string(),
      issued_at: instant,
      doctor: z.object({ name: z.string(), phone: z.string(), bmdc: z.string().nullable() }),
      gateway: z.enum(waysToPay),
      method: z.string().nullable(),
      reference: z.string().nullable(),
      paid_at: instant,
      amount_paisa: paisa,
      refunded_paisa: paisa,
      /** Of the order after this payment. */
      open_paisa: paisa,
      later_due_on: z.array(z.iso.date()),
    }),
    order,
    /** Other receipts of this order, oldest first. */
    invoices: z.array(z.object({ payment_id: z.number().int(), number: z.string() })),
    centre: z.object({ name: z.string(), address: z.string().nullable(), phone: z.string() }),
  }),
  errors: orderErrors,
})

/** A doctor's enrolments as lists show them. */
const courseCard = z.object({
  id: z.number().int(),
  state: z.enum(['pending', 'active', 'ended', 'lapsed']),
  batch_id: z.number().int(),
  schedule_id: z.number().int(),
  year_course_session_id: z.number().int(),
  title: z.string(),
  schedule: z.string(),
  course: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  order: order.nullable(),
})

export const doctorCourses = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses',
  summary: 'The doctor’s enrolments, running ones first',
  access: 'doctor',
  status: 200,
  response: z.object({ courses: z.array(courseCard) }),
  errors: ['unauthenticated', 'device_not_verified'],
})

export const doctorCourse = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id',
  summary: 'One enrolment',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ course: courseCard }),
  errors: orderErrors,
})
