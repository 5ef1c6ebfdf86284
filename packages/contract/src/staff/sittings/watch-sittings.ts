import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import {
  boardQuery,
  lagPoint,
  sitter,
  sitterCounts,
  sitterQuery,
  sittingLogEntry,
  sittingPaper,
} from './sitting-fields.ts'

const path = '/api/v3/admin/sittings'
const count = z.number().int().min(0)

export const listSittings = defineStaffCall({
  method: 'GET',
  path,
  summary: 'The exams that are sat now, those of the coming days, and those that were sat last',
  action: 'sittings.read',
  status: 200,
  response: z.object({
    server_time: instant,
    papers: z.array(
      sittingPaper.extend({
        started: count,
        finished: count,
        /** Both null where anybody may sit it. Who is not of those expected may sit it as well. */
        expected: count.nullable(),
        absent: count.nullable(),
      }),
    ),
  }),
})

export const readSittingBoard = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/board`,
  summary:
    'How an exam goes at this moment: counters, lag of the saves, answers of each question, who needs a look first',
  action: 'sittings.read',
  params: idParams,
  query: boardQuery,
  status: 200,
  response: z.object({
    server_time: instant,
    tick: count,
    paper: sittingPaper,
    /** What this member may do here: to chosen ones, and to everybody. */
    may: z.object({ control: z.boolean(), all: z.boolean() }),
    counts: sitterCounts,
    /** How many answers are on disk. */
    answers: count,
    /** Of each question, in the paper's order, how many have answered it. */
    answered: z.array(count),
    lag: z.array(lagPoint),
    rows: z.array(sitter),
    total: count,
    next: z.string().nullable(),
    log: z.array(sittingLogEntry),
  }),
})

export const listSitters = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/sitters`,
  summary: 'The attempts that a filter of the board shows, to choose them all at once',
  action: 'sittings.control',
  params: idParams,
  query: z.object(sitterQuery),
  status: 200,
  response: z.object({ attempts: z.array(z.number().int()) }),
})
