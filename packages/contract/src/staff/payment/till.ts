import { z } from 'zod'
import { idParams, searchText } from '../../fields.ts'
import { order } from '../../payment/order-fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { paisa, reference, shownText } from '../staff-fields.ts'

const path = '/api/v3/admin/till'
const whole = z.number().int()

const payer = z.object({ id: whole, name: z.string(), phone: z.string(), bmdc: z.string().nullable() })

/** An order of which something is open, as a cashier sees it. */
const openOrder = z.object({
  id: whole,
  number: z.string(),
  title: shownText,
  detail: shownText.nullable(),
  doctor: payer,
  next_paisa: whole,
  open_paisa: whole,
})

export const findTillOrders = defineStaffCall({
  method: 'GET',
  path,
  summary:
    'Orders that can be paid now, by the number of the order or by the doctor: name, end of the phone, BMDC number',
  action: 'payments.write',
  query: z.object({ q: searchText }),
  status: 200,
  response: z.object({ orders: z.array(openOrder) }),
  errors: ['too_many_requests'],
})

export const readTillOrder = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One order before the cashier: what is open, and at which branches this member takes cash',
  action: 'payments.write',
  params: idParams,
  status: 200,
  response: z.object({
    order,
    doctor: payer,
    next_paisa: whole,
    open_paisa: whole,
    branches: z.array(z.object({ id: whole, name: shownText })),
  }),
})

export const takeCash = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/cash`,
  summary: 'Takes cash for an order: paid, enrolled and receipted at once. The same key is the same money',
  action: 'payments.write',
  params: idParams,
  body: z.object({
    amount_paisa: paisa.min(1),
    /** What the screen said was open: whoever paid meanwhile has changed it. */
    shown_paisa: paisa,
    branch_id: reference,
    /** Made once for a press. */
    key: z.uuid(),
  }),
  status: 200,
  response: z.object({ payment_id: whole, invoice_number: z.string(), open_paisa: whole }),
  errors: ['nothing_to_pay', 'no_seat_left', 'enrolment_closed', 'refund_requested', 'already_enrolled'],
})
