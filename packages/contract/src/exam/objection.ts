import { z } from 'zod'
import { defineCall } from '../call.ts'
import { writtenText } from '../complaint/complaint-fields.ts'
import { instant, slugText } from '../fields.ts'

export const objectionReasons = ['other_key', 'several_right', 'none_right', 'unclear', 'picture', 'other'] as const

/** What a doctor has against a question they sat, and what the centre said to it. */
export const ownObjection = z.object({
  reason: z.enum(objectionReasons),
  words: z.string(),
  source: z.string().nullable(),
  created_at: instant,
  verdict: z.enum(['accepted', 'declined']).nullable(),
  answer: z.string().nullable(),
  answered_at: instant.nullable(),
})

export const objectToQuestion = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/objections',
  summary:
    'Objects to a question of an exam that was sat and whose answers are out; once for each question. Sent again, it is the same',
  access: 'doctor',
  body: z.object({
    /** Of the paper. */
    exam_key: slugText,
    question_id: z.number().int().min(1).max(2_147_483_647),
    reason: z.enum(objectionReasons),
    words: writtenText(5, 1000),
    /** Which page of which book says so. */
    source: writtenText(0, 200).nullable(),
  }),
  status: 201,
  response: z.object({ objection: ownObjection }),
  errors: ['not_found', 'answers_not_released', 'objection_sent', 'too_many_requests'],
})
