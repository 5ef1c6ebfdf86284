import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { reckoning, refundRequestLine } from '../../payment/own-orders.ts'
import { defineStaffCall } from '../staff-call.ts'
import { paisa, shownText, staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/refunds'
const whole = z.number().int()
const reason = z.string().trim().min(3).max(500)

const whose = z.object({
  doctor: z.object({ id: whole, name: z.string() }),
  order: z.object({ id: whole, number: z.string(), title: shownText }),
})

/** What the doctor is told, by the way the money goes. */
const sms = z.object({ by_gateway: z.string(), by_hand: z.string() })

/** A payout that waits for somebody. */
const waitingPayout = whose.extend({
  id: whole,
  payment_id: whole.nullable(),
  amount_paisa: whole,
  reason: z.string(),
  by_hand: z.boolean(),
  /** There is no gateway to send it. */
  only_by_hand: z.boolean(),
  sms,
  ends: z.boolean(),
  state: z.enum(['proposed', 'to_sign']),
  asked_by: staffName,
  asked_at: instant,
  /** Whether this member can sign it: another than those who asked, and long enough in their role. */
  may_sign: z.boolean(),
})

export const listRefunds = defineStaffCall({
  method: 'GET',
  path,
  summary:
    'What waits of money that goes back: wishes of doctors, proposals of colleagues, signatures, refunds nobody heard of and those that failed',
  action: 'refunds.read',
  status: 200,
  response: z.object({
    requests: z.array(whose.extend({ request: refundRequestLine, least_paisa: whole, needs_second: z.boolean(), sms })),
    payouts: z.array(waitingPayout),
    /** Asked of a gateway that cannot be asked what became of them. */
    lost: z.array(
      whose.extend({
        ...{ id: whole, payment_id: whole, amount_paisa: whole, asked_at: instant, times_asked: whole },
        /** The gateway's name for it: then it is there, whatever its panel shows. */
        gateway_ref: z.string().nullable(),
      }),
    ),
    /** Given by staff of their own accord, and it did not go: until somebody sends it again or gives it up. */
    failed: z.array(
      whose.extend({
        ...{ id: whole, payment_id: whole, amount_paisa: whole, reason: z.string(), failed_at: instant },
        ...{ needs_second: z.boolean(), sms },
      }),
    ),
  }),
})

export const readRefundTerms = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/payments/:id/refund',
  summary: 'What can go back of a payment, what the rule would give, and what the doctor would be told',
  action: 'refunds.ask',
  params: idParams,
  query: z.object({ amount: wholeNumber(1, 1_000_000_000).optional() }),
  status: 200,
  response: z.object({
    refundable_paisa: whole,
    /** What the rule gives, as far as this payment goes; all of it where no rule speaks. */
    proposed_paisa: whole,
    /** What the rule gives who leaves now; null where there is nothing to leave. */
    reckoning: reckoning.nullable(),
    /** There is no gateway to send it. */
    only_by_hand: z.boolean(),
    may_end: z.boolean(),
    /** For the amount that was asked about, or the proposed one. */
    needs_second: z.boolean(),
    sms,
    /** A payout of the order that waits already. */
    waiting: z.object({ id: whole, amount_paisa: whole, state: z.enum(['proposed', 'to_sign']) }).nullable(),
  }),
})

const refundBody = {
  amount_paisa: paisa.min(1),
  reason,
  ends: z.boolean(),
  /** Made once for a press. */
  key: z.uuid(),
}
const how = { by_hand: z.boolean(), reference: z.string().trim().max(60).nullable() }
const refundState = z.enum(['asked', 'done', 'failed'])
const decided = z.object({
  payout_id: whole,
  state: z.enum(['proposed', 'to_sign', 'given', 'refused', 'withdrawn']),
  /** What became of the money so far: the worst of it where several payments go back; null where none was sent. */
  refund: refundState.nullable(),
})

export const proposeRefund = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/payments/:id/refund-proposal',
  summary: 'Proposes to give money back; who may pay out decides',
  action: 'refunds.ask',
  params: idParams,
  body: z.object(refundBody),
  status: 200,
  response: decided,
  errors: ['payment_decided'],
})

export const giveRefund = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/payments/:id/refund',
  summary: 'Gives money back, or asks for the second signature where two have to answer for it',
  action: 'refunds.write',
  stepUp: true,
  params: idParams,
  body: z.object({ ...refundBody, ...how }),
  status: 200,
  response: decided,
  errors: ['payment_decided', 'role_too_new'],
})

export const acceptPayout = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/accept`,
  summary: 'Does what a colleague proposed, or asks for the second signature of it',
  action: 'refunds.write',
  stepUp: true,
  params: idParams,
  body: z.object(how),
  status: 200,
  response: decided,
  errors: ['payment_decided', 'role_too_new'],
})

export const refusePayout = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/refuse`,
  summary: 'Does not do what was proposed, or takes back what one has asked to be signed',
  action: 'refunds.write',
  params: idParams,
  body: z.object({ words: reason }),
  status: 200,
  response: decided,
  errors: ['payment_decided'],
})

export const signPayout = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/sign`,
  summary: 'The second of two people signs, and the money goes',
  action: 'money.sign',
  stepUp: true,
  params: idParams,
  status: 200,
  response: decided,
  errors: ['payment_decided', 'second_person_needed', 'role_too_new'],
})

export const declinePayout = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/decline`,
  summary: 'The second person does not sign, and says why',
  action: 'money.sign',
  params: idParams,
  body: z.object({ words: reason }),
  status: 200,
  response: decided,
  errors: ['payment_decided'],
})

export const lookAtRequest = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/refund-requests/:id/look',
  summary: 'Somebody is at a doctor’s wish, and the doctor sees that',
  action: 'refunds.write',
  params: idParams,
  status: 200,
  response: z.object({ state: z.literal('looked_at') }),
})

export const grantRequest = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/refund-requests/:id/grant',
  summary: 'Grants a doctor’s wish by its reckoning or more kindly, or asks for the second signature of it',
  action: 'refunds.write',
  stepUp: true,
  params: idParams,
  body: z.object({
    ...how,
    amount_paisa: paisa.nullable(),
    answer: z.string().trim().max(500).nullable(),
    key: z.uuid(),
  }),
  status: 200,
  response: decided,
  errors: ['payment_decided', 'role_too_new'],
})

export const refuseRequest = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/refund-requests/:id/refuse',
  summary: 'Refuses a doctor’s wish, with words that the doctor reads',
  action: 'refunds.write',
  params: idParams,
  body: z.object({ answer: reason }),
  status: 200,
  response: z.object({ state: z.literal('refused') }),
  errors: ['payment_decided'],
})

export const sayRefund = defineStaffCall({
  method: 'POST',
  path: `${path}/lost/:id`,
  summary: 'Says what the gateway’s panel shows of a refund whose answer was lost',
  action: 'refunds.write',
  stepUp: true,
  params: idParams,
  body: z.object({ found: z.boolean(), reference: z.string().trim().max(60).nullable() }),
  status: 200,
  response: z.object({ state: refundState }),
  errors: ['payment_decided'],
})

export const giveUpRefund = defineStaffCall({
  method: 'POST',
  path: `${path}/failed/:id/give-up`,
  summary: 'A refund that failed is not sent again, and why',
  action: 'refunds.write',
  params: idParams,
  body: z.object({ words: reason }),
  status: 200,
  response: decided,
  errors: ['payment_decided'],
})
