import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

const path = '/api/v3/admin/doctors/:id'

/** As many digits as a code has, in whichever script it is heard; spaces and dashes are let go. */
const saidCode = z.string().trim().min(6).max(20)

const codeSent = z.object({
  /** Where it went, masked. */
  phone: z.string(),
  resend_after_seconds: z.number().int(),
  expires_in_seconds: z.number().int(),
})

export const askPhoneCode = defineStaffCall({
  method: 'POST',
  path: `${path}/phone-change/code`,
  summary: 'Sends a code to the number that a doctor wants from now on; only the doctor reads it',
  action: 'doctors.write',
  params: idParams,
  body: z.object({ phone: z.string().trim().min(1).max(40) }),
  status: 200,
  response: codeSent,
  errors: ['too_many_requests', 'phone_taken', 'unavailable'],
})

export const changePhone = defineStaffCall({
  method: 'POST',
  path: `${path}/phone-change`,
  summary: 'Gives a doctor another number, once they have said the code that came to it; the old number is told',
  action: 'doctors.write',
  stepUp: true,
  params: idParams,
  body: z.object({
    phone: z.string().trim().min(1).max(40),
    code: saidCode,
    reason: z.string().trim().min(5).max(500),
  }),
  status: 200,
  response: z.object({ phone: z.string() }),
  errors: ['too_many_requests', 'phone_taken', 'otp_wrong', 'otp_ended'],
})

export const readClosingOf = defineStaffCall({
  method: 'GET',
  path: `${path}/closing`,
  summary: 'What ends, what is under way and what is kept when a doctor’s account is closed now',
  action: 'doctors.write',
  params: idParams,
  status: 200,
  response: z.object({
    running_exam: z.object({ ends_at: instant }).nullable(),
    courses: z.array(z.string()),
    subscriptions: z.array(z.string()),
    events: z.array(z.string()),
    refund_requests: z.number().int(),
    open_payments: z.number().int(),
    receipts: z.number().int(),
    parcels: z.number().int(),
    open_complaints: z.number().int(),
    owed_paisa: z.number().int(),
  }),
})

export const askClosingCode = defineStaffCall({
  method: 'POST',
  path: `${path}/closing/code`,
  summary: 'Sends a code to the doctor’s own number, which they say when they want the account closed',
  action: 'doctors.write',
  params: idParams,
  status: 200,
  response: codeSent,
  errors: ['too_many_requests', 'exam_running', 'unavailable', 'phone_held'],
})

export const closeDoctorAccount = defineStaffCall({
  method: 'POST',
  path: `${path}/closing`,
  summary: 'Closes an account for good, once its doctor has said the code that came to their number',
  action: 'doctors.write',
  stepUp: true,
  params: idParams,
  body: z.object({ code: saidCode, reason: z.string().trim().min(5).max(500) }),
  status: 200,
  response: z.object({ id: z.number().int() }),
  errors: ['too_many_requests', 'exam_running', 'otp_wrong', 'otp_ended', 'phone_held'],
})
