import { z } from 'zod'
import { defineCall } from '../call.ts'
import { wireAnswer } from '../exam/exam-question.ts'
import { instant, sentInstant } from '../fields.ts'
import { cardState, questionId, writingErrors } from './notebook-card.ts'

/** One retest as a device took it down. It says what was answered, never whether that was right. */
const review = z.object({
  id: z.uuid().describe('Made by the browser; the same one again is the same review'),
  question_id: questionId,
  answer: wireAnswer.describe('Of an `mcq` the stems that were answered; null for "I do not know"'),
  stems: z
    .array(z.number().int().min(0).max(99))
    .min(1)
    .max(100)
    .nullable()
    .optional()
    .describe(
      'Of an `mcq` the stems that the device asked, as its card had them; null for all, absent: as the card has them now',
    ),
  feeling: z.enum(['easy', 'hard']).optional().describe('What the doctor says of a right answer'),
  answered_at: sentInstant.describe('By the device’s clock'),
  duration_ms: z.number().int().min(0).max(86_400_000),
  sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Grows with every review of the device'),
})

/** A review taken back. It stands beside the review, which stays; which of both comes first does not matter. */
const undone = z.object({ review_id: z.uuid(), undone_at: sentInstant })

export const sendNotebookReviews = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notebook/reviews',
  summary: 'Reviews and what was taken back, from one device, as often as needed; answers with what is on disk',
  access: 'doctor',
  body: z
    .object({
      device: z.uuid().describe('Made by the browser once; says which reviews came from one place'),
      sent_at: sentInstant.describe(
        'The device’s clock at this sending: by its difference to ours all times are set right',
      ),
      reviews: z.array(review).max(200),
      undone: z.array(undone).max(200),
    })
    .refine(({ reviews, undone: back }) => reviews.length + back.length > 0),
  status: 200,
  response: z.object({
    server_time: instant,
    kept: z.array(z.uuid()).describe('Reviews that are on disk: these need not be sent again'),
    kept_undone: z.array(z.uuid()).describe('The same of what was taken back, by `review_id`'),
    refused: z
      .array(z.object({ id: z.uuid(), reason: z.enum(['no_card', 'not_an_answer', 'too_many', 'id_taken']) }))
      .describe(
        'Never taken, however often they are sent; `too_many` of one card on one day, `id_taken` by a review of another question',
      ),
    cards: z.array(cardState).describe('How the cards of this sending stand now; of what may not be read, nothing'),
  }),
  errors: [...writingErrors, 'too_many_requests'],
})
