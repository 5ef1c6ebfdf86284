import { z } from 'zod'
import { defineStaffCall } from '../staff-call.ts'
import { reference } from '../staff-fields.ts'
import { questionResource } from './question.ts'
import { tag } from './question-fields.ts'

const { filter, title, list } = questionResource.export.body.shape
const ofMany = { filter, title, list }
const begun = z.object({ job_id: z.number().int() })

export const changeQuestions = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/bulk/questions',
  summary: 'Begins a job that changes subject, tags or state of every question that matches',
  action: 'questions.write',
  body: z.object({
    change: z.discriminatedUnion('what', [
      z.object({ what: z.literal('subject'), subject_id: reference, topic_id: reference.nullable() }),
      z.object({ what: z.literal('tags'), add: z.array(tag).max(20), remove: z.array(tag).max(20) }),
      z.object({ what: z.literal('state'), verb: z.enum(['send', 'retire', 'bring_back', 'accept']) }),
    ]),
    ...ofMany,
  }),
  status: 201,
  response: begun,
})

export const questionFileFormats = ['docx', 'xlsx', 'csv', 'gift', 'moodle_xml', 'aiken'] as const

export const exportQuestionFile = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/exports/question-files',
  summary:
    'Begins a job that writes every question that matches into a file that can be read in again. Keys and explanations are in it where whoever asks may know them',
  action: 'questions.read',
  body: z.object({ format: z.enum(questionFileFormats), ...ofMany }),
  status: 201,
  response: begun,
})
