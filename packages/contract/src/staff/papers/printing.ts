import { z } from 'zod'
import { idParams } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'

/** The questions of a set, what is right in it, or the sheet on which answers are marked. */
const document = z.enum(['set_a', 'set_b', 'key_a', 'key_b', 'omr'])

export const printPaper = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/papers/:id/print',
  summary: 'Begins a job that prints a paper: sets A and B, their key sheets, the sheet for answers',
  action: 'papers.print',
  params: idParams,
  body: z.object({
    format: z.enum(['pdf', 'docx']),
    /** Left out: the member's own. */
    language: z.enum(['bn', 'en']).optional(),
    documents: z.array(document).min(1).max(5),
  }),
  status: 201,
  response: z.object({ job_id: z.number().int() }),
  errors: ['paper_unfinished'],
})
