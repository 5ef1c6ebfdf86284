import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, instant, sentInstant } from '../fields.ts'
import { questionId, readingErrors, writingErrors } from './notebook-card.ts'

const count = z.number().int()
const share = z.number().min(0).max(1)

const chosenSettings = z.object({
  daily_limit: z
    .union([z.literal(20), z.literal(40), z.literal(60)])
    .nullable()
    .describe('Null: all that are due'),
  target_exam_on: day.nullable().describe('The exam the doctor aims at; everything comes once more before it'),
})

export const notebookSettings = chosenSettings.extend({
  spread_days: z
    .number()
    .int()
    .describe(
      'Over how many days before the exam the last look at all cards is spread; `queueDay` of the rules asks for it',
    ),
})

export const notebookOverview = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notebook',
  summary: 'The mistake notebook at a glance: what is due, what was done, how much is remembered',
  access: 'doctor',
  status: 200,
  response: z.object({
    server_time: instant,
    study_day: day.describe('It begins at 04:00 in Dhaka'),
    day_ends_at: instant,
    cards: count.describe('All that can be read now'),
    due_today: count.describe('Still to do today, within the daily limit'),
    waiting: count.describe('Due as well, beyond the limit: they come on the next days'),
    done_today: count,
    settings: notebookSettings,
    retention: z.object({
      promised: share,
      right: share
        .nullable()
        .describe('Of the retests of well-known cards (an interval of 21 days and more); null below 20'),
      retests: count.describe('How many it rests on'),
    }),
    subjects: z.array(
      z.object({
        subject: z.string().describe('Its key, for the filter of the cards'),
        name: z.string(),
        cards: count,
        due: count,
        right: share.nullable().describe('Of all retests of its cards; null below 20'),
        retests: count,
      }),
    ),
    calendar: z
      .array(z.object({ day, reviews: count, right: count }))
      .describe('Of the last twelve weeks, days with reviews alone, oldest first'),
    coming: z
      .array(z.object({ day, cards: count }))
      .describe('What comes on each of the next fourteen days, today first, with what the limit moves on'),
    corrections: z
      .array(
        z.object({ question_id: questionId, at: instant, left: z.boolean().describe('No mistake any more: it left') }),
      )
      .describe('Cards whose key was corrected, not told yet; told by `readNotebookCorrections`'),
  }),
  errors: readingErrors,
})

export const readNotebookCorrections = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notebook/corrections/read',
  summary: 'The doctor has been told which keys were corrected',
  access: 'doctor',
  body: z.object({ until: sentInstant.describe('The newest `at` that was shown') }),
  status: 204,
  response: z.undefined(),
  errors: writingErrors,
})

export const saveNotebookSettings = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notebook/settings',
  summary: 'How many cards a day, and which exam the doctor aims at; the cards are laid out anew',
  access: 'doctor',
  body: chosenSettings,
  status: 200,
  response: z.object({ settings: notebookSettings }),
  errors: writingErrors,
})
