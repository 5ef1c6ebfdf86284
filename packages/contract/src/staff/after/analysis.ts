import { z } from 'zod'
import { idParams, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { askedQuestion, hundredths, paperName } from './after-fields.ts'

const path = '/api/v3/admin/analysis'

const figure = z.number().nullable()

const choice = z.object({
  part_id: z.number().int().nullable(),
  said: z.enum(['T', 'F']).nullable(),
  is_key: z.boolean(),
  count: z.number().int(),
  fifths: z.array(z.number().int()),
  top_third: z.number(),
  correlation: figure,
  discrimination_as_key: figure,
})

const figures = z.object({
  facility: figure,
  deviation: figure,
  rest_correlation: figure,
  efficiency: figure,
  alpha_without: figure,
})

const reliability = z.object({
  mean: figure,
  deviation: figure,
  alpha: figure,
  is_kr20: z.boolean(),
  error: figure,
})

const doubt = z.object({
  code: z.enum([
    'top_third',
    'wrong_key',
    'chosen_more',
    'two_right',
    'negative',
    'below_chance',
    'objections',
    'weak',
    'too_easy',
    'idle',
  ]),
  part_ids: z.array(z.number().int()),
  said: z.enum(['T', 'F']).nullable(),
})

export const itemVerdicts = [
  'wrong_key',
  'two_right',
  'dubious',
  'below_chance',
  'weak',
  'too_easy',
  'idle',
  'fine',
  'too_few',
  'settled',
] as const

const item = z.object({
  question: askedQuestion,
  correct: z.number().int(),
  partial: z.number().int(),
  wrong: z.number().int(),
  blank: z.number().int(),
  discrimination: figure,
  by_right: figures,
  by_marks: figures,
  choices: z.array(choice),
  stems: z.array(
    z.object({
      part_id: z.number().int(),
      correct: z.number().int(),
      wrong: z.number().int(),
      blank: z.number().int(),
      facility: figure,
      discrimination: figure,
      rest_correlation: figure,
      choices: z.array(choice),
    }),
  ),
  verdict: z.enum(itemVerdicts),
  doubts: z.array(doubt),
  objections: z.number().int(),
  objections_with_source: z.number().int(),
  correction_id: z.number().int().nullable(),
})

export const readAnalysis = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'What everybody’s answers say about the questions of a paper',
  action: 'results.read',
  params: idParams,
  query: z.object({ attempts: z.enum(['first', 'all']).optional() }),
  status: 200,
  response: z.object({
    paper: paperName,
    /** Its answers are not out, and the reader has not the duty: nothing of the analysis is told. */
    is_withheld: z.boolean(),
    /** Being worked out, or never yet. */
    job_id: z.number().int().nullable(),
    /** Keys were corrected since. */
    is_outdated: z.boolean(),
    analysis: z
      .object({
        attempts: z.enum(['first', 'all']),
        at: instant,
        /** Who was counted: those who answered at least a quarter. */
        sittings: z.number().int(),
        evidence: z.enum(['counts', 'facility', 'provisional', 'full']),
        shows_fifths: z.boolean(),
        participants: z.number().int(),
        passed: z.number().int().nullable(),
        highest: hundredths.nullable(),
        out_of: hundredths,
        pass_marks: hundredths.nullable(),
        /** How many ranked doctors stand within one error of the pass mark. */
        near_pass: z.number().int().nullable(),
        by_right: reliability,
        by_marks: reliability,
        items: z.array(item),
        /** Questions that another paper still asks, of which the reader may not know the key yet: nothing of them is told. */
        items_withheld: z.number().int(),
      })
      .nullable(),
  }),
})

export const analysePaper = defineStaffCall({
  method: 'POST',
  path: `${path}/:id`,
  summary: 'Works the analysis of a paper out anew',
  action: 'results.read',
  params: idParams,
  body: z.object({ attempts: z.enum(['first', 'all']) }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['too_many_requests'],
})

export const exportAnalysis = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/file`,
  summary: 'The figures of every question as a spreadsheet, made at length',
  action: 'results.read',
  params: idParams,
  body: z.object({ attempts: z.enum(['first', 'all']) }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['too_many_requests'],
})
