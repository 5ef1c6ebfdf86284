import { z } from 'zod'
import { instant } from '../../fields.ts'
import { shownText } from '../staff-fields.ts'

/** Marks in hundredths. */
export const hundredths = z.number().int()

export const outcome = z.enum(['passed', 'failed']).nullable()

/** What is right, as staff read and write it: the options that count, or the truth of each stem. */
export const keyFields = z.union([
  z.object({
    type: z.literal('sba'),
    options: z.array(z.number().int()).max(5),
    grace: z.enum(['all', 'void']).optional(),
  }),
  z.object({
    type: z.literal('mcq'),
    stems: z.record(z.string().max(3), z.enum(['T', 'F', 'either'])).meta({ maxProperties: 5 }),
    grace: z.enum(['all', 'void']).optional(),
  }),
])

/** A question as it stood in a paper, for whoever may know its key. */
export const askedQuestion = z.object({
  id: z.number().int(),
  /** From 1, as the paper has it. */
  position: z.number().int(),
  type: z.enum(['sba', 'mcq']),
  subject: shownText,
  text: shownText,
  parts: z.array(z.object({ id: z.number().int(), text: shownText })),
  key: keyFields,
})

/** A paper in a list of those that were sat. */
export const paperName = z.object({ id: z.number().int(), title: shownText, closes_at: instant.nullable() })
