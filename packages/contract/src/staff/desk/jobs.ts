import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/jobs'

const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
const jobOutcomes = ['done', 'skipped', 'failed'] as const

const staffJob = z.object({
  id: z.number().int(),
  kind: z.string(),
  title: z.string(),
  by: staffName,
  state: z.enum(jobStates),
  done: z.number().int(),
  failed: z.number().int(),
  /** Null while nobody has counted. */
  total: z.number().int().nullable(),
  /** What is owed to somebody outside the office is done, whatever happens. */
  may_cancel: z.boolean(),
  is_cancelling: z.boolean(),
  error: z.string().nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
  /** The list in the office that its things are of, where they have one. */
  list: z.string().nullable(),
  /** Null where there is none, or none any more. */
  file: z.object({ name: z.string(), expires_at: instant, step_up: z.boolean() }).nullable(),
})

export const listJobs = defineStaffCall({
  method: 'GET',
  path,
  summary: 'The long work that the member asked for, newest first; the owner may see everybody’s',
  action: 'own',
  query: z.object({
    whose: z.enum(['own', 'all']).optional(),
    before: wholeNumber(1, 2_147_483_647).optional(),
  }),
  status: 200,
  response: z.object({ jobs: z.array(staffJob), next: z.number().int().nullable() }),
})

export const readJob = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One job, and what became of each of its things, page by page',
  action: 'own',
  params: idParams,
  query: z.object({ outcome: z.enum(jobOutcomes).optional(), after: z.string().max(200).optional() }),
  status: 200,
  response: z.object({
    job: staffJob,
    items: z.array(
      z.object({
        key: z.string(),
        label: z.string().nullable(),
        outcome: z.enum(jobOutcomes),
        words: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
})

export const cancelJob = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/cancel`,
  summary: 'Stops a job before its next step; what is done stays done',
  action: 'own',
  params: idParams,
  status: 200,
  response: z.object({ job: staffJob }),
})

export const jobFile = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/file`,
  summary: 'The file that a job has made, until its time is over',
  action: 'own',
  params: idParams,
  status: 200,
  /** Bytes. */
  response: z.unknown(),
})
