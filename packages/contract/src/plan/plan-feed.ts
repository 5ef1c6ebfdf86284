import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant } from '../fields.ts'
import { planErrors } from './plan-week.ts'

const path = '/api/v3/web/doctor/plan/feed'
/** The address for calendar programs, with its secret; null where there is none. */
const feed = z.object({ feed: z.object({ address: z.url(), made_at: instant }).nullable() })

export const readPlanFeed = defineCall({
  method: 'GET',
  path,
  summary: 'The private address under which calendar programs follow the plan',
  access: 'doctor',
  status: 200,
  response: feed,
  errors: [...planErrors, 'forbidden'],
})

export const renewPlanFeed = defineCall({
  method: 'POST',
  path,
  summary: 'Makes a new address; the one before answers no more',
  access: 'doctor',
  status: 200,
  response: feed,
  errors: [...planErrors, 'forbidden', 'too_many_requests'],
})

export const endPlanFeed = defineCall({
  method: 'DELETE',
  path,
  summary: 'Ends the address',
  access: 'doctor',
  status: 204,
  response: z.undefined(),
  errors: [...planErrors, 'forbidden'],
})

export const planCalendar = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/plan/calendar',
  summary: 'The blocks of the plan as a calendar file',
  access: 'doctor',
  status: 200,
  // The bytes of a file.
  response: z.unknown(),
  errors: [...planErrors, 'forbidden'],
})
