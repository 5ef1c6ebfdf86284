import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, idParams, sentInstant } from '../fields.ts'
import { planErrors, planWeek, rotaBody, shift } from './plan-week.ts'

/** The week that is looked at comes back with every change, so that a slow network is asked once. */
const shown = { week: day.optional() }

const paintedDay = z.object({ day, shift: shift.nullable() })

export const setRota = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/plan/rota',
  summary: 'Paints the duty that repeats and the limits of learning; single days from today on go by it again',
  access: 'doctor',
  body: rotaBody.extend(shown),
  status: 200,
  response: planWeek,
  errors: [...planErrors, 'forbidden'],
})

export const paintDays = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/plan/days',
  summary: 'Paints single days that differ from the rota; null goes by the rota again',
  access: 'doctor',
  body: z.object({ ...shown, days: z.array(paintedDay).min(1).max(31) }),
  status: 200,
  response: planWeek,
  errors: [...planErrors, 'forbidden', 'rota_missing', 'plan_too_far'],
})

export const layPlan = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/plan/lay',
  summary:
    'Lays what is to be done into the free hours until the end of next week; what is locked, done or begun stays',
  access: 'doctor',
  body: z.object(shown),
  status: 200,
  response: planWeek,
  errors: [...planErrors, 'forbidden', 'rota_missing', 'too_many_requests'],
})

export const movePlanBlock = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/plan/blocks/:id/move',
  summary: 'Puts a block somewhere else, where it is locked unless something else is said',
  access: 'doctor',
  params: idParams,
  body: z.object({ ...shown, starts_at: sentInstant, locked: z.boolean().default(true) }),
  status: 200,
  response: planWeek,
  errors: [
    ...planErrors,
    'forbidden',
    'not_found',
    'plan_past',
    'plan_too_late',
    'plan_too_far',
    'plan_on_duty',
    'plan_after_night',
    'plan_on_class',
    'plan_overlap',
  ],
})

export const markPlanBlock = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/plan/blocks/:id',
  summary: 'Locks a block where it stands or lets it go, marks it done or not',
  access: 'doctor',
  params: idParams,
  body: z.object({ ...shown, locked: z.boolean().optional(), done: z.boolean().optional() }),
  status: 200,
  response: planWeek,
  errors: [...planErrors, 'forbidden', 'not_found'],
})
