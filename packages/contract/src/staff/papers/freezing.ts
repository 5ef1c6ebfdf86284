import { z } from 'zod'
import { idParams } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference } from '../staff-fields.ts'

const path = '/api/v3/admin/papers/:id/signature'

/** For good: what it says then stays. Or undone, before anybody has begun it. */
const deed = z.enum(['freeze', 'unfreeze'])
const words = z.string().trim().max(500).optional()

export const askPaperSignature = defineStaffCall({
  method: 'POST',
  path,
  summary: 'Asks another member to freeze a paper, or to undo that',
  action: 'papers.freeze',
  params: idParams,
  body: z.object({ deed, of: reference.optional(), words }),
  status: 204,
  response: z.undefined(),
  errors: ['role_too_new', 'paper_asked', 'paper_unfinished', 'paper_opened'],
})

export const signPaper = defineStaffCall({
  method: 'POST',
  path: `${path}/sign`,
  summary: 'The second person signs: the paper is frozen, or no longer',
  action: 'papers.freeze',
  params: idParams,
  body: z.object({ deed }),
  status: 204,
  response: z.undefined(),
  errors: ['second_person_needed', 'role_too_new', 'paper_unfinished', 'paper_opened'],
})

export const endPaperSignature = defineStaffCall({
  method: 'POST',
  path: `${path}/end`,
  summary: 'Takes the question for a signature back, or refuses to sign',
  action: 'papers.freeze',
  params: idParams,
  body: z.object({ deed, words }),
  status: 204,
  response: z.undefined(),
})
