import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idList, idParams, pageQuery, searchText } from '../fields.ts'
import { notebookCard, questionId, readingErrors, writingErrors } from './notebook-card.ts'

const noteText = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => !text.includes('\0'))

const oneCard = z.object({ card: notebookCard })
const ofCard = [...writingErrors, 'not_found'] as const

export const notebookCards = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notebook/cards',
  summary: 'All cards that can be read now, the next due first',
  access: 'doctor',
  query: z.object({
    ...pageQuery(50),
    subject: z.string().max(80).optional(),
    state: z
      .enum(['due', 'new', 'learning', 'known', 'forgotten', 'noted', 'out'])
      .optional()
      .describe(
        '`new`: never retested; `known`: comes after 21 days or more; `forgotten`: wrong at the last retest; `noted`: with a note; `out`: taken out by hand',
      ),
    text: searchText.optional().describe('In the question, its parts and the note'),
  }),
  status: 200,
  response: z.object({ cards: z.array(notebookCard), found: z.number().int(), more: z.boolean() }),
  errors: readingErrors,
})

export const readNotebookCard = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notebook/cards/:id',
  summary: 'The card of a question',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: oneCard,
  errors: [...readingErrors, 'not_found'],
})

export const keepInNotebook = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notebook/cards',
  summary: 'Puts a question into the notebook by hand, from any review; what it remembers of it comes back with it',
  access: 'doctor',
  body: z.object({ question_id: questionId }),
  status: 201,
  response: oneCard,
  errors: ofCard,
})

export const takeOutOfNotebook = defineCall({
  method: 'DELETE',
  path: '/api/v3/web/doctor/notebook/cards/:id',
  summary: 'Takes a question out by hand; its reviews stay, and no later exam puts it back',
  access: 'doctor',
  params: idParams,
  status: 204,
  response: z.undefined(),
  errors: ofCard,
})

export const noteNotebookCard = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notebook/cards/:id/note',
  summary: 'The doctor’s own note on a card; an empty one takes it away',
  access: 'doctor',
  params: idParams,
  body: z.object({ note: noteText }),
  status: 200,
  response: oneCard,
  errors: ofCard,
})

export const notebookHas = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notebook/has',
  summary: 'Which of these questions are in the notebook, for the buttons of a review',
  access: 'doctor',
  query: z.object({ questions: idList(300) }),
  status: 200,
  response: z.object({ question_ids: z.array(z.number().int()) }),
  errors: readingErrors,
})
