import { z } from 'zod'
import { examQuestion, wireAnswer } from '../../exam/exam-question.ts'
import { idParams, instant, smallRecord, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText } from '../staff-fields.ts'
import { paperQuestionsAtMost } from './builder.ts'

const path = '/api/v3/admin/papers/:id'

const section = z.object({ key: z.string(), name: shownText })

export const previewPaper = defineStaffCall({
  method: 'GET',
  path: `${path}/preview`,
  summary:
    'A paper as its examinees will see it, in the order in which it was written. Nothing of it says what is right',
  action: 'papers.write',
  params: idParams,
  status: 200,
  response: z.object({
    title: shownText,
    duration_minutes: z.number().int(),
    sections: z.array(section),
    questions: z.array(examQuestion),
  }),
})

export const beginRehearsal = defineStaffCall({
  method: 'POST',
  path: `${path}/rehearsals`,
  summary: 'Begins a sitting of a paper that is not frozen yet, in the order that one examinee might get',
  action: 'papers.write',
  params: idParams,
  body: z.object({}),
  status: 201,
  response: z.object({
    id: z.number().int(),
    title: shownText,
    started_at: instant,
    duration_minutes: z.number().int(),
    sections: z.array(section),
    questions: z.array(examQuestion),
  }),
  errors: ['paper_frozen', 'paper_unfinished'],
})

export const finishRehearsal = defineStaffCall({
  method: 'POST',
  path: `${path}/rehearsals/:rehearsal`,
  summary: 'Hands a rehearsal in: marked as an attempt would be, and shown to who may know keys',
  action: 'papers.write',
  params: idParams.extend({ rehearsal: wholeNumber(1, 2_147_483_647) }),
  body: z.object({
    /** By the question's id. */
    answers: smallRecord(
      z
        .string()
        .max(10)
        .regex(/^\d{1,10}$/),
      wireAnswer,
      paperQuestionsAtMost,
    ),
  }),
  status: 200,
  response: z.object({
    answered: z.number().int(),
    questions: z.number().int(),
    /** Whether the paper still is what was sat. */
    is_current: z.boolean(),
    /** Null for who may not know keys. */
    result: z
      .object({
        /** In hundredths. */
        marks: z.number().int(),
        out_of: z.number().int(),
        outcome: z.enum(['passed', 'failed']).nullable(),
        correct: z.number().int(),
        partial: z.number().int(),
        wrong: z.number().int(),
        blank: z.number().int(),
        /** Numbers, as the paper counts them, of what was answered and not wholly right. */
        missed: z.array(z.number().int()),
      })
      .nullable(),
  }),
  errors: ['paper_frozen'],
})
