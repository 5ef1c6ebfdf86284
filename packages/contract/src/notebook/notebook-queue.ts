import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, instant } from '../fields.ts'
import { notebookCard, readingErrors } from './notebook-card.ts'
import { notebookSettings } from './notebook-overview.ts'

export const notebookQueue = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notebook/queue',
  summary: 'Today’s cards in the order in which they are asked, with all that is needed to answer them without network',
  access: 'doctor',
  status: 200,
  response: z.object({
    server_time: instant,
    study_day: day,
    day_ends_at: instant.describe('The queue is of use until then; from then on ask anew'),
    settings: notebookSettings,
    done_today: z.number().int(),
    waiting: z.number().int().describe('Due as well, beyond the daily limit'),
    cards: z.array(notebookCard).describe('At most 200; more come when these are answered'),
    more: z.boolean().describe('Whether more are for today than are here'),
  }),
  errors: readingErrors,
})
