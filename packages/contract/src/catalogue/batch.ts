import { z } from 'zod'
import { defineCall } from '../call.ts'
import { richText } from '../content/rich-text.ts'
import { idParams } from '../fields.ts'
import { batchCard, seatCount } from './batch-card.ts'

export const scheduleCard = z.object({
  id: z.number().int(),
  title: z.string(),
  mode: z.enum(['online', 'branch']),
  branch: z.object({ id: z.number().int(), name: z.string(), address: z.string() }).nullable(),
  weekdays: z.array(z.number().int().min(0).max(6)).describe('0 is Sunday'),
  opens: z.string().describe('HH:MM in Dhaka'),
  closes: z.string(),
  ...seatCount.shape,
})

export const batch = defineCall({
  method: 'GET',
  path: '/api/v3/web/batches/:id',
  summary: 'One batch: fee, instalments, seats, schedules, teachers, what is included',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({
    batch: batchCard.extend({
      about: richText,
      inclusions: z.array(z.string()),
      outline: z.array(
        z.object({
          from_week: z.number().int(),
          to_week: z.number().int(),
          title: z.string(),
          classes: z.number().int(),
          exams: z.number().int(),
        }),
      ),
      refund_rule: z.string(),
      instalments: z.array(
        z.object({ number: z.number().int(), amount_paisa: z.number().int(), due_on: z.iso.date().nullable() }),
      ),
      teachers: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          subject: z.string(),
          qualifications: z.string(),
          workplace: z.string().nullable(),
          photo: z.string().nullable(),
        }),
      ),
      schedules: z.array(scheduleCard),
    }),
    others: z.array(batchCard).describe('Other open batches of the category, three at most'),
  }),
  errors: ['not_found'],
})
