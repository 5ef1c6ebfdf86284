import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pushEndpoint } from './push-endpoint.ts'

const path = '/api/v3/web/doctor/push'
const doctorErrors = ['unauthenticated', 'device_not_verified'] as const

/** A time of the day in Dhaka. */
const clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const pushSettings = z.object({
  /** What is told of, kind by kind; the two reminders of an exam are one wish. */
  switches: z.object({
    exams: z.boolean(),
    results: z.boolean(),
    answers: z.boolean(),
    corrections: z.boolean(),
    notices: z.boolean(),
    complaints: z.boolean(),
    instalments: z.boolean(),
    parcels: z.boolean(),
    cards: z.boolean(),
  }),
  /** Between these nothing is told; the same twice is no night at all. */
  quiet: z.object({ from: clock, until: clock }),
  /** Whether an exam may remind in the quiet hours as well. */
  exams_in_quiet: z.boolean(),
  /** When cards that are due are told of. */
  cards_at: clock,
})

export const readPushSettings = defineCall({
  method: 'GET',
  path: `${path}/settings`,
  summary: 'What the doctor wishes to be told of while no page is open, and when not',
  access: 'doctor',
  status: 200,
  response: pushSettings,
  errors: doctorErrors,
})

export const savePushSettings = defineCall({
  method: 'POST',
  path: `${path}/settings`,
  summary: 'Changes what the doctor is told of; what waits of a kind that is turned off is not told any more',
  access: 'doctor',
  body: pushSettings,
  status: 200,
  response: pushSettings,
  errors: [...doctorErrors, 'forbidden'],
})

export const sendTestPush = defineCall({
  method: 'POST',
  path: `${path}/test`,
  summary: 'Sends one of the doctor’s own browsers a message, to see that news arrive',
  access: 'doctor',
  body: z.object({ endpoint: pushEndpoint }),
  status: 202,
  response: z.object({ sent: z.literal(true) }),
  errors: [...doctorErrors, 'forbidden', 'not_found', 'too_many_requests'],
})
