import { z } from 'zod'
import { examQuestion, questionText } from '../exam/exam-question.ts'
import { correctAnswer } from '../exam/question-answer.ts'
import { day, instant, link } from '../fields.ts'

export const questionId = z.number().int().min(1).max(2_147_483_647)

/** The errors of every call of the notebook that reads. */
export const readingErrors = ['unauthenticated', 'device_not_verified'] as const
export const writingErrors = [...readingErrors, 'forbidden'] as const

/**
 * What the scheduler remembers of a card. `rules/cards` takes it as it stands and gives back the next one, so that a browser
 * without network schedules as the server will.
 */
const cardMemory = z.object({
  due: instant.describe('When the scheduler wants it; the day it is asked is `queue_on`'),
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: z.number().int(),
  reps: z.number().int(),
  lapses: z.number().int(),
  state: z.number().int().min(0).max(3).describe('0 new, 2 in review'),
  last_review: instant.nullable(),
})

/** How a card stands: what a review changes of it. */
export const cardState = z.object({
  question_id: z.number().int().describe('The name of the card: a doctor has one for each question'),
  memory: cardMemory.nullable().describe('Null before the first review'),
  queue_on: day.describe(
    'The day of learning on which it is asked again; never after the exam that the doctor aims at',
  ),
  done_today: z.boolean().describe('Reviewed in the running day of learning, and not taken back'),
})

/** A way to another page, in words. */
const way = z.object({ title: z.string(), to: link })

/** A card with everything that a retest without network needs. */
export const notebookCard = cardState.extend({
  question: examQuestion,
  stems: z
    .array(z.number().int())
    .nullable()
    .describe('The stems of an `mcq` that are asked, the others are shown with their truth; null where all are'),
  correct_answer: correctAnswer,
  explanation: questionText.nullable().describe('Holds the way to the page of the reference book, too'),
  reference: way.nullable().describe('The page of the reference book'),
  lecture: way.nullable().describe('The lecture that taught it, where the doctor’s courses have one'),
  exam: way.nullable().describe('The exam it comes from, with its review; null when that can no longer be opened'),
  note: z.string().nullable().describe('The doctor’s own'),
  reasons: z.array(z.enum(['wrong', 'blank', 'flagged', 'by_hand'])).describe('Why it is in the notebook'),
  corrected: z.boolean().describe('Its key was corrected since it came into the notebook'),
  made_at: instant,
})
