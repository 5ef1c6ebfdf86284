import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference } from '../staff-fields.ts'

const discountKinds = ['percent', 'amount'] as const

const codeStates = ['live', 'planned', 'over', 'used_up', 'stopped'] as const

const times = z.number().int().min(1).max(1_000_000).nullable()

/** What all codes of a series have in common. */
const codeTerms = {
  kind: z.enum(discountKinds),
  /** Per cent, or paisa. */
  value: z.number().int().min(1).max(1_000_000_000),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  use_limit: times,
  use_limit_per_doctor: times,
  /** What it is for; where nothing is named, for everything. */
  for_batches: z.array(reference).max(200),
  for_events: z.array(reference).max(200),
  for_offers: z.array(reference).max(200),
  /** Whom or what it was made for: a teacher, a campaign. */
  owner: z.string().trim().max(100),
}

export const discountCodeResource = defineResource({
  name: 'discount_code',
  path: '/api/v3/admin/discount-codes',
  reads: 'codes.read',
  writes: 'codes.write',
  fields: z.object({
    /** As people type it; kept in capitals with Latin digits. */
    code: z.string().trim().min(3).max(40),
    ...codeTerms,
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    code: z.string(),
    kind: z.enum(discountKinds),
    value: z.number().int(),
    used: z.number().int(),
    use_limit: z.number().int().nullable(),
    /** What it has taken off orders that were booked. */
    given_paisa: z.number().int(),
    owner: z.string(),
    ends_at: instant.nullable(),
    state: z.enum(codeStates),
  }),
  filters: { state: z.enum(codeStates).optional(), owner: z.string().trim().min(1).max(100).optional() },
  sorts: ['created_at'],
})

export const makeDiscountCodes = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/discount-codes/series',
  summary: 'Begins a job that makes many codes of the same worth, each its own word that nobody can guess',
  action: 'codes.write',
  body: z.object({
    /** What each of them begins with. */
    prefix: z
      .string()
      .trim()
      .max(10)
      .regex(/^[A-Za-z0-9]*$/),
    count: z.number().int().min(1).max(1000),
    ...codeTerms,
  }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
})

export const stopDiscountCode = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/discount-codes/:id/stop',
  summary: 'Stops a code: nobody can use it from now on',
  action: 'codes.write',
  params: idParams,
  body: z.object({}),
  status: 200,
  response: z.object({ version: z.number().int() }),
})
