import { z } from 'zod'
import { instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName, writtenText } from '../staff-fields.ts'
import { askedQuestion, paperName } from './after-fields.ts'

const path = '/api/v3/admin/objections'

export const objectionReasons = ['other_key', 'several_right', 'none_right', 'unclear', 'picture', 'other'] as const

export const listObjections = defineStaffCall({
  method: 'GET',
  path,
  summary: 'What doctors object to, by question, the most contested first',
  action: 'objections.read',
  query: z.object({
    show: z.enum(['open', 'answered']).optional(),
    paper: wholeNumber(1, 2_147_483_647).optional(),
    page: wholeNumber(1, 10_000).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        paper: paperName,
        question_id: z.number().int(),
        position: z.number().int(),
        text: shownText.nullable(),
        open: z.number().int(),
        answered: z.number().int(),
        with_source: z.number().int(),
        first_at: instant,
        last_at: instant,
        /** A correction of it that is not published yet. */
        correction_id: z.number().int().nullable(),
      }),
    ),
    total: z.number().int(),
  }),
})

const shownImage = z.object({
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: shownText,
})

/** The question as it stood in the paper, with everything that an objection may be about. */
const objectedQuestion = askedQuestion.extend({
  images: z.array(shownImage),
  parts: z.array(z.object({ id: z.number().int(), text: shownText, image: shownImage.nullable() })),
  explanation: shownText.nullable(),
})

const questionQuery = z.object({ paper: wholeNumber(1, 2_147_483_647), question: wholeNumber(1, 2_147_483_647) })

export const readObjections = defineStaffCall({
  method: 'GET',
  path: `${path}/question`,
  summary: 'Everything that was objected to one question of one paper',
  action: 'objections.read',
  query: questionQuery,
  status: 200,
  response: z.object({
    paper: paperName,
    position: z.number().int(),
    /** Null for who may not know its key yet. */
    question: objectedQuestion.nullable(),
    /** How many of the ranked chose what; null where it was not worked out, or is not for the reader. */
    choices: z
      .array(
        z.object({
          /** Null for those who left it blank. */
          part_id: z.number().int().nullable(),
          said: z.enum(['T', 'F']).nullable(),
          count: z.number().int(),
        }),
      )
      .nullable(),
    /** A correction of it that is not published yet. */
    correction_id: z.number().int().nullable(),
    rows: z.array(
      z.object({
        id: z.number().int(),
        doctor: z.string(),
        reason: z.enum(objectionReasons),
        words: z.string(),
        source: z.string().nullable(),
        created_at: instant,
        verdict: z.enum(['accepted', 'declined']).nullable(),
        answer: shownText.nullable(),
        answered_at: instant.nullable(),
        by: staffName.nullable(),
        /** Answered by a correction. */
        correction_id: z.number().int().nullable(),
      }),
    ),
  }),
})

export const answerObjections = defineStaffCall({
  method: 'POST',
  path: `${path}/answers`,
  summary: 'Answers everybody who objected to a question and waits, with the same words; each is told',
  action: 'objections.write',
  body: z.object({
    paper_id: reference,
    question_id: reference,
    verdict: z.enum(['accepted', 'declined']),
    answer: writtenText(1000),
  }),
  status: 200,
  response: z.object({ answered: z.number().int() }),
})
