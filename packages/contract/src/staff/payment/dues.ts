import { z } from 'zod'
import { day, idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/dues'
const whole = z.number().int()

export const debtAges = ['week', 'month', 'two_months', 'older'] as const

const whose = {
  number: z.string(),
  title: shownText,
  doctor: z.object({ id: whole, name: z.string(), phone: z.string() }),
}

/** That a debt is waived waits for a second person. */
const waitingWaiver = z.object({
  id: whole,
  order_id: whole,
  ...whose,
  amount_paisa: whole,
  reason: z.string(),
  asked_by: staffName,
  asked_at: instant,
  /** Another than who asked, who may sign for money. */
  may_sign: z.boolean(),
  is_own: z.boolean(),
})

export const listDues = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Who owes what that is due, the longest overdue first, with how much of it is how old',
  action: 'payments.read',
  query: z.object({
    age: z.enum(debtAges).optional(),
    /** Where the page before ended. */
    after: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/)
      .optional(),
  }),
  status: 200,
  response: z.object({
    ages: z.array(z.object({ age: z.enum(debtAges), count: whole, paisa: whole })),
    rows: z.array(
      z.object({
        id: whole,
        ...whose,
        /** What is due by now, since when, and all that is open. */
        due_paisa: whole,
        due_on: day,
        age: z.enum(debtAges),
        open_paisa: whole,
        /** The next part can still be put off, once, until this day. */
        postpone: z.object({ number: whole, to: day }).nullable(),
        /** Where the doctor pays it, to be copied. */
        pay_link: z.string(),
        /** What of it can be waived, and whether that waits for its second signature already. */
        waivable_paisa: whole,
        is_waived_by_one: z.boolean(),
      }),
    ),
    next: z.string().nullable(),
    /** Oldest first, whatever else is listed. */
    waivers: z.array(waitingWaiver),
  }),
})

export const postponeDue = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/postponement`,
  summary: 'Puts off the next part of an order, once, by the rule of its course',
  action: 'dues.write',
  params: idParams,
  body: z.object({ number: z.number().int().min(1).max(100) }),
  status: 200,
  response: z.object({ due_on: day }),
  errors: ['postponement_closed', 'refund_requested'],
})

export const sendPayLink = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/pay-link`,
  summary: 'Sends the doctor an SMS with what is open and where to pay it',
  action: 'dues.write',
  params: idParams,
  status: 200,
  response: z.object({ text: z.string() }),
  errors: ['nothing_to_pay', 'too_many_requests'],
})
