import { z } from 'zod'
import { idParams, instant, pageQuery, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName } from '../staff-fields.ts'
import { doctorLine } from './doctors.ts'

/** By what two accounts look like those of one person; `other_bmdc` speaks against it. */
export const doubleFacts = [
  'name',
  'college',
  'district',
  'bmdc',
  'device',
  'phone_used',
  'phone_end',
  'other_bmdc',
] as const

export const mergeSides = ['kept', 'gone'] as const

/** What may hang on an account, as the preview counts it. */
export const mergeThings = [
  'enrolments',
  'orders',
  'payments',
  'receipts',
  'paid_paisa',
  'owed_paisa',
  'ledger_entries',
  'refund_requests',
  'subscriptions',
  'events',
  'attempts',
  'objections',
  'parcels',
  'complaints',
  'notes',
  'videos',
  'video_notes',
  'devices',
  'sign_ins',
  'browsers_told',
] as const

/** Where both have the same. */
export const mergeClashes = ['enrolment', 'event', 'paper', 'bmdc', 'email', 'device_request'] as const

/**
 * `gone_ends`, `kept_ends`: that of the one is given up, and nothing was paid for it. `both_stay`: each stays where it is.
 * `kept_counts`: what the account that stays says. `refused`: nothing is merged before somebody has decided it by hand.
 */
export const mergeDecisions = ['gone_ends', 'kept_ends', 'both_stay', 'kept_counts', 'refused'] as const

export const mergeBlocks = ['exam_running', 'both_paid', 'merge_open'] as const

const mergeLine = z.object({
  id: z.number().int(),
  state: z.enum(['asked', 'done', 'ended']),
  kept: doctorLine,
  gone: doctorLine,
  phone_of: z.enum(mergeSides),
  reason: z.string(),
  asked_by: staffName,
  asked_at: instant,
  decided_by: staffName.nullable(),
  decided_at: instant.nullable(),
  /** Asked by whoever reads it: another signs. */
  is_own: z.boolean(),
})

const preview = z.object({
  kept: doctorLine,
  gone: doctorLine,
  phone_of: z.enum(mergeSides),
  /** What each has now; all of what the one that goes has goes over, save where it clashes. */
  things: z.array(z.object({ thing: z.enum(mergeThings), kept: z.number().int(), gone: z.number().int() })),
  clashes: z.array(
    z.object({
      kind: z.enum(mergeClashes),
      title: shownText.nullable(),
      decision: z.enum(mergeDecisions),
    }),
  ),
  blocks: z.array(z.enum(mergeBlocks)),
  /** Of all that money, exams and clashes are about: what is signed must be what was seen. */
  fingerprint: z.string(),
})

const pair = {
  kept: wholeNumber(1, 2_147_483_647),
  gone: wholeNumber(1, 2_147_483_647),
}

export const listDoubles = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/doctor-doubles',
  summary: 'Accounts that may be two of one person, the likeliest first, and merges that wait for a second person',
  action: 'doctors.merge',
  query: z.object({ page: pageQuery(30).page }),
  status: 200,
  response: z.object({
    waiting: z.array(mergeLine),
    rows: z.array(
      z.object({ one: doctorLine, other: doctorLine, facts: z.array(z.enum(doubleFacts)), score: z.number().int() }),
    ),
    total: z.number().int(),
  }),
})

export const readDoctorDoubles = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/doctors/:id/doubles',
  summary: 'Who may be the same person as this doctor, and a merge of theirs that waits',
  action: 'doctors.read',
  params: idParams,
  status: 200,
  response: z.object({
    rows: z.array(z.object({ doctor: doctorLine, facts: z.array(z.enum(doubleFacts)), score: z.number().int() })),
    /** The merge that waits; null also to who may not merge. */
    merge_id: z.number().int().nullable(),
  }),
})

export const setDoublesApart = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctor-doubles/apart',
  summary: 'Says of two accounts that they are two people, or takes that back',
  action: 'doctors.merge',
  body: z.object({ one: reference, other: reference, apart: z.boolean() }),
  status: 200,
  response: z.object({ apart: z.boolean() }),
})

export const previewMerge = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/doctor-merges/preview',
  summary: 'What two accounts have, what would go over, where they clash and how each clash is decided',
  action: 'doctors.merge',
  query: z.object({ ...pair, phone_of: z.enum(mergeSides).optional() }),
  status: 200,
  response: preview,
})

export const askMerge = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctor-merges',
  summary: 'The first of two people proposes to make one account of two',
  action: 'doctors.merge',
  body: z.object({
    kept: z.number().int().min(1).max(2_147_483_647),
    gone: z.number().int().min(1).max(2_147_483_647),
    phone_of: z.enum(mergeSides),
    reason: z.string().trim().min(5).max(1000),
    fingerprint: z.string().min(1).max(100),
  }),
  status: 201,
  response: z.object({ id: z.number().int() }),
  errors: ['role_too_new', 'exam_running', 'merge_changed', 'merge_blocked', 'phone_held'],
})

export const readMerge = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/doctor-merges/:id',
  summary: 'A merge, and what it would do now',
  action: 'doctors.merge',
  params: idParams,
  status: 200,
  response: z.object({
    merge: mergeLine,
    /** Null once it is decided. */
    preview: preview.nullable(),
    /** Something that counts is other than when it was asked: it is to be asked anew. */
    is_changed: z.boolean(),
  }),
})

export const signMerge = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctor-merges/:id/sign',
  summary: 'The second person signs, and the two accounts are one',
  action: 'doctors.merge',
  stepUp: true,
  params: idParams,
  status: 200,
  response: z.object({ doctor_id: z.number().int() }),
  errors: ['role_too_new', 'second_person_needed', 'exam_running', 'merge_changed', 'merge_blocked', 'phone_held'],
})

export const endMerge = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctor-merges/:id/end',
  summary: 'Declines a merge, or takes it back',
  action: 'doctors.merge',
  params: idParams,
  body: z.object({ words: z.string().trim().min(1).max(1000) }),
  status: 200,
  response: z.object({ id: z.number().int() }),
})
