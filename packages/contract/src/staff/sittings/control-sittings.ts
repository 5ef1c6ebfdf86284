import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, writtenText } from '../staff-fields.ts'
import { deedReason, givenMinutes, pressKey, sitters } from './sitting-fields.ts'

const path = '/api/v3/admin/sittings/:id'
const count = z.number().int().min(0)

/** What was done: the deed, how many it reached, and how many of those named it could not. */
const done = z.object({
  deed: z.number().int(),
  people: count,
  skipped: count,
  withdrawable_until: instant.nullable(),
})

const refusals = ['sitting_changed'] as const
const write = { method: 'POST', action: 'sittings.control', params: idParams, status: 200, errors: refusals } as const

export const rehearseExtension = defineStaffCall({
  ...write,
  path: `${path}/extensions/rehearsal`,
  summary: 'What an extension, or a reopening, would do; changes nothing',
  body: z.object({ to: sitters, minutes: givenMinutes, reopens: z.boolean().optional() }),
  response: z.object({
    people: count,
    skipped: count,
    minutes: z.object({ least: count, most: count }),
    /** The last end among them, before and after. */
    from_end: instant.nullable(),
    to_end: instant.nullable(),
    others: count,
    /** The last end among the others. */
    others_end: instant.nullable(),
    closes_at: instant.nullable(),
    ranks_at: instant.nullable(),
  }),
})

export const extendSittings = defineStaffCall({
  ...write,
  path: `${path}/extensions`,
  summary: 'Gives time to who is sitting: minutes, or as long as each was silent. Time is only ever added',
  body: z.object({ press: pressKey, to: sitters, minutes: givenMinutes, reason: deedReason }),
  response: done,
})

export const reopenSittings = defineStaffCall({
  ...write,
  path: `${path}/reopenings`,
  summary: 'Lets go on who was cut off by the deadline or handed in by mistake, as long as no answers are out',
  body: z.object({
    press: pressKey,
    attempts: z.array(reference).min(1).max(500),
    minutes: z.number().int().min(0).max(180).nullable().describe('Null: as long as they were silent before their end'),
    reason: deedReason,
  }),
  response: done,
})

export const messageSittings = defineStaffCall({
  ...write,
  path: `${path}/messages`,
  summary: 'Says something in the rooms of some or of all, those included who begin later; it stays until it was read',
  body: z.object({ press: pressKey, to: sitters, words: writtenText(500) }),
  response: done,
})

export const pauseSitting = defineStaffCall({
  ...write,
  path: `${path}/pause`,
  summary: 'Covers every room; what was chosen before is still taken. Its length is given to everybody when it is over',
  body: z.object({ press: pressKey, reason: deedReason }),
  response: done,
})

export const resumeSitting = defineStaffCall({
  ...write,
  path: `${path}/resumption`,
  summary: 'Uncovers the rooms and gives everybody the time that the pause has lasted',
  body: z.object({ press: pressKey }),
  response: done,
})

export const withdrawExtension = defineStaffCall({
  ...write,
  path: `${path}/withdrawals`,
  summary: 'Takes back time that was given within the last minute, while nobody’s has begun',
  body: z.object({ press: pressKey, deed: reference }),
  response: done,
})

export const makePhoneList = defineStaffCall({
  ...write,
  path: `${path}/phone-list`,
  summary:
    'Names and whole numbers of some who sit it, or of those expected who have not begun, as a file to be called up from',
  body: z.object({
    of: z.union([z.object({ absent: z.literal(true) }), z.object({ attempts: z.array(reference).min(1).max(5000) })]),
  }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['too_many_requests'],
})
