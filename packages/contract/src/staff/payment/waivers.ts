import { z } from 'zod'
import { idParams } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { paisa } from '../staff-fields.ts'

const path = '/api/v3/admin/waivers'
const reason = z.string().trim().min(3).max(500)
const decided = z.object({
  waiver_id: z.number().int(),
  state: z.enum(['to_sign', 'given', 'refused', 'withdrawn']),
})

export const askWaiver = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/dues/:id/waiver',
  summary: 'Asks that a debt, or a part of it, is no longer asked for; the order goes on, and another person signs',
  action: 'dues.write',
  params: idParams,
  body: z.object({
    amount_paisa: paisa.min(1),
    reason,
    /** Made once for a press. */
    key: z.uuid(),
  }),
  status: 200,
  response: decided,
  errors: ['nothing_to_pay', 'payment_decided', 'refund_requested', 'role_too_new'],
})

export const signWaiver = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/sign`,
  summary:
    'The second of two people signs, and that much is no longer owed; nothing is waived of what was paid meanwhile',
  action: 'money.sign',
  stepUp: true,
  params: idParams,
  status: 200,
  response: decided,
  errors: ['nothing_to_pay', 'payment_decided', 'refund_requested', 'second_person_needed', 'role_too_new'],
})

export const declineWaiver = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/decline`,
  summary: 'The second person does not sign, and says why; who asked takes it back the same way',
  action: 'dues.write',
  params: idParams,
  body: z.object({ words: reason }),
  status: 200,
  response: decided,
  errors: ['payment_decided'],
})
