import { z } from 'zod'
import { idParams, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText } from '../staff-fields.ts'
import { questionStates } from './question-fields.ts'

const text = z.object({ bn: z.string().trim().max(6000), en: z.string().trim().max(6000).optional() })

const alike = z.object({
  id: z.number().int(),
  text: shownText,
  subject: shownText,
  state: z.enum(questionStates),
  /** How much of what either says both say. */
  percent: z.number().int(),
  /** The paper that used it last. */
  last_paper: shownText.nullable(),
})

export const findLookAlikes = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/questions/look-alikes',
  summary: 'Questions of the bank that say nearly what is being typed, the most alike first',
  action: 'questions.read',
  body: z.object({
    text,
    parts: z.array(text).max(5),
    /** The question that is being written over. */
    except: reference.optional(),
  }),
  status: 200,
  response: z.object({
    look_alikes: z.array(alike),
    /** There is one more that says nearly the same, which whoever asks may not see. */
    has_hidden: z.boolean(),
  }),
})

const side = z.object({
  id: z.number().int(),
  text: shownText,
  subject: shownText,
  state: z.enum(questionStates),
  papers: z.number().int(),
  sittings: z.number().int(),
  facility: z.number().int().nullable(),
})

export const listLookAlikes = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/look-alikes',
  summary: 'Pairs of questions that say nearly the same and that nobody has judged yet, the most alike first',
  action: 'questions.review',
  query: z.object({ page: wholeNumber(1, 1000).optional() }),
  status: 200,
  response: z.object({
    pairs: z.array(z.object({ percent: z.number().int(), older: side, newer: side })),
    total: z.number().int(),
  }),
})

export const keepApart = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/questions/:id/apart',
  summary: 'Says that two look-alikes are two questions, or that they may be one after all',
  action: 'questions.review',
  params: idParams,
  body: z.object({ other_id: reference, is_apart: z.boolean() }),
  status: 200,
  response: z.object({ is_apart: z.boolean() }),
})

export const mergeQuestion = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/questions/:id/merge',
  summary:
    'Retires a question in favour of one that says the same. Papers and answers keep it; its tags and where it was used are shown with the other',
  action: 'questions.review',
  params: idParams,
  body: z.object({ into_id: reference }),
  status: 200,
  response: z.object({ into_id: z.number().int() }),
  errors: ['question_verb_refused'],
})
