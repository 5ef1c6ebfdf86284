import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant } from '../fields.ts'

const errors = ['unauthenticated', 'device_not_verified', 'forbidden'] as const

/** Something that ends with the account; `order_id` leads to where money of it is asked back. */
const ending = z.object({ title: z.string(), order_id: z.number().int().nullable(), at: instant.nullable() })

export const readClosing = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/account-closing',
  summary: 'What the doctor would lose by closing the account now, and what stands in the way',
  access: 'doctor',
  status: 200,
  response: z.object({
    /** While one runs, the account cannot be closed. `ends_at` is when it can. */
    running_exam: z.object({ ends_at: instant }).nullable(),
    courses: z.array(ending),
    /** Until when each would have run. */
    subscriptions: z.array(ending),
    /** When each begins; those that are over are not here. */
    events: z.array(ending),
    /** Wishes for money back that staff have not decided, or whose money is still on its way. */
    refund_requests: z.array(z.object({ title: z.string(), order_id: z.number().int() })),
    /** Payments whose end nobody knows yet: their money, should it come, waits for staff. */
    open_payments: z.number().int(),
    /** Parcels that a courier has. */
    parcels: z.number().int(),
    /** What would still have to be paid; nobody asks for it afterwards. */
    owed_paisa: z.number().int(),
    receipts: z.number().int(),
    open_complaints: z.number().int(),
  }),
  errors,
})

export const closeAccount = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/account-close',
  summary: 'Closes the account for good: the password and the doctor’s own number are asked for once more',
  access: 'doctor',
  body: z.object({ password: z.string().max(200), phone: z.string().max(40) }),
  status: 200,
  response: z.object({ message: z.string() }),
  errors: [...errors, 'csrf_mismatch', 'exam_running', 'too_many_requests'],
})
