import { z } from 'zod'
import { idParams, instant, searchText, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText } from '../staff-fields.ts'
import { hundredths, outcome, paperName } from './after-fields.ts'

const path = '/api/v3/admin/results'

export const resultStates = ['running', 'waiting', 'held', 'released'] as const

const paperResults = paperName.extend({
  kind: z.enum(['bcs_exam', 'quiz', 'special_exam', 'schedule_exam']),
  opens_at: instant.nullable(),
  /** Being sat; closed and not out yet; withheld by staff; out. */
  state: z.enum(resultStates),
  sittings: z.number().int(),
  participants: z.number().int().nullable(),
  passed: z.number().int().nullable(),
  average: hundredths.nullable(),
  highest: hundredths.nullable(),
  out_of: hundredths,
  /** Attempts that could not be marked. */
  faults: z.number().int(),
  objections: z.number().int(),
})

export const listResultPapers = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Papers that were sat, the newest first',
  action: 'results.read',
  query: z.object({ search: searchText.optional(), page: wholeNumber(1, 10_000).optional() }),
  status: 200,
  response: z.object({ rows: z.array(paperResults), total: z.number().int() }),
})

export const readPaperResults = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'How a paper came out, and what was wrong with it',
  action: 'results.read',
  params: idParams,
  status: 200,
  response: z.object({
    paper: paperResults.extend({
      held_at: instant.nullable(),
      pass_marks: hundredths.nullable(),
      ranks_at: instant.nullable(),
      bins: z.array(z.object({ from: hundredths, to: hundredths, count: z.number().int() })),
    }),
    branches: z.array(z.object({ id: z.number().int(), name: shownText })),
    faults: z.array(z.object({ attempt_id: z.number().int(), doctor: z.string(), words: z.string(), at: instant })),
  }),
})

export const attemptShows = ['ranked', 'passed', 'failed', 'late', 'void', 'faulty'] as const

export const listAttempts = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/attempts`,
  summary: 'Who sat a paper and what came of it',
  action: 'results.read',
  params: idParams,
  query: z.object({
    show: z.enum(attemptShows).optional(),
    branch: wholeNumber(1, 2_147_483_647).optional(),
    search: searchText.optional(),
    after: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        doctor: z.object({ id: z.number().int(), name: z.string(), roll: z.string() }),
        number: z.number().int(),
        ranked: z.boolean(),
        rank: z.number().int().nullable(),
        marks: hundredths.nullable(),
        out_of: hundredths.nullable(),
        outcome,
        right: z.number().int().nullable(),
        wrong: z.number().int().nullable(),
        /** Seconds from the start to the finish. */
        took: z.number().int().nullable(),
        finished_at: instant.nullable(),
        finished_by: z.enum(['doctor', 'deadline']).nullable(),
        device: z.string().nullable(),
        void: z.object({ at: instant, words: z.string() }).nullable(),
        is_faulty: z.boolean(),
      }),
    ),
    next: z.string().nullable(),
    total: z.number().int(),
  }),
})

const reasonBody = z.object({ reason: z.string().trim().min(3).max(500) })

export const voidAttempt = defineStaffCall({
  method: 'POST',
  path: `${path}/attempts/:id/void`,
  summary: 'Declares an attempt void: it counts for nothing, and its doctor may sit the paper again while it is open',
  action: 'results.write',
  params: idParams,
  body: reasonBody,
  status: 200,
  response: z.object({ id: z.number().int() }),
  errors: ['version_conflict'],
})

export const holdResults = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/hold`,
  summary: 'Withdraws the results of a paper: nobody sees marks, ranks or answers until they are given out again',
  action: 'results.write',
  params: idParams,
  body: reasonBody,
  status: 200,
  response: z.object({ held_at: instant.nullable() }),
})

export const releaseResults = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/release`,
  summary: 'Gives out the results of a paper that were withheld',
  action: 'results.write',
  params: idParams,
  status: 200,
  response: z.object({ held_at: instant.nullable() }),
})

export const retryMarking = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/marking`,
  summary: 'Tries once more to mark what could not be marked of a paper',
  action: 'results.write',
  params: idParams,
  status: 200,
  response: z.object({ marked: z.number().int(), left: z.number().int() }),
})

export const makeMeritList = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/merit-list`,
  summary: 'The merit list of a paper as a file, made at length',
  action: 'results.read',
  params: idParams,
  body: z.object({
    format: z.enum(['xlsx', 'pdf']),
    /** With names, or with roll numbers alone. */
    shows: z.enum(['names', 'rolls']),
    branch_id: reference.nullable(),
    language: z.enum(['bn', 'en']),
  }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['too_many_requests', 'answers_not_released'],
})
